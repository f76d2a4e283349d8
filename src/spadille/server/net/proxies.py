"""Trusted proxies: those whose forwarded client addresses are believed."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from spadille.core.contract import Value
from spadille.core.errors import BadOptions

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies(Value, frozen=True):
    """The networks of the proxies named by the operator."""

    networks: tuple[Network, ...] = ()

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in each for each in self.networks)

    @property
    def written(self) -> list[str]:
        """The networks in the form that the web server reads."""
        return [str(each) for each in self.networks]


def read_proxies(words: Sequence[str]) -> Proxies:
    """Return the proxies of addresses and networks such as 10.0.0.5 or 172.16.0.0/12; raises BadOptions."""
    found: list[Network] = []
    for word in words:
        try:
            network = ipaddress.ip_network(word.strip(), strict=False)
        except ValueError:
            raise BadOptions(
                f"expected the address or network of a proxy, such as 10.0.0.5 or 172.16.0.0/12; got {word[:40]!r}"
            ) from None
        found.append(network)
        if isinstance(network, ipaddress.IPv4Network):
            # An IPv6 socket shows IPv4 addresses in this form.
            start = f"::ffff:{network.network_address}"
            found.append(ipaddress.ip_network(f"{start}/{96 + network.prefixlen}"))
    return Proxies(tuple(found))
