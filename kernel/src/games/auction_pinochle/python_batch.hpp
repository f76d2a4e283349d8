// Batches of Auction Pinochle for Python.
#pragma once

#include "../../python/batch.hpp"
#include "table.hpp"

namespace spadille::python {

inline bool read_terms(PyObject* given, auction_pinochle::Terms& t) {
    Fields in(given);
    in("seats", t.seats)("target", t.target)("minimum_bid", t.minimum_bid)("raise_by", t.raise_by)("bids", t.bids);
    in("below", t.below)("shoot", t.shoot)("scale", t.scale)("winning", t.winning)("kept", t.kept);
    in("last_trick", t.last_trick)("set_times", t.set_times)("minimum_meld", t.minimum_meld);
    in("meld_points", t.meld_points)("card_pass", t.card_pass)("pay", t.pay)("max_deals", t.max_deals);
    in("dealer_bids", t.dealer_bids)("marriage_needed", t.marriage_needed)("tenfold", t.tenfold);
    in("concede", t.concede)("rounded", t.rounded)("bidders_win", t.bidders_win)("draw_high", t.draw_high);
    in("spades_double", t.spades_double)("upwards", t.upwards).row("points", t.points, batch::two_packs::kRanks);
    if (!in.sound()) return false;
    const bool sound = (t.seats == 3 || t.seats == 4) && t.bids > 0 && t.bids <= auction_pinochle::act::kMostBids &&
                       t.scale > 0 && t.card_pass >= 0 && t.card_pass <= 12 && t.max_deals > 0;
    if (!sound) PyErr_SetString(PyExc_ValueError, "expected three or four seats, 1 to 61 bids, and a number of deals");
    return sound;
}

inline PyObject* make_auction_pinochle(PyObject*, PyObject* args) {
    PyObject *given, *episode, *arrays;
    Py_ssize_t rows;
    auction_pinochle::Terms terms;
    if (!PyArg_ParseTuple(args, "OOnO!", &given, &episode, &rows, &PyTuple_Type, &arrays) || !read_terms(given, terms))
        return nullptr;
    return make_batch(auction_pinochle::Matches(terms), episode, rows, arrays);
}

}  // namespace spadille::python
