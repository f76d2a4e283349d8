// From Node 21 on, `node --test tests/js/` takes the folder for a program, which is this one: it runs the tests in it.

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(here, { recursive: true }).filter((each) => each.endsWith(".test.mjs"));
// Otherwise Node takes them for tests inside of a test, and runs none.
const { NODE_TEST_CONTEXT: _, ...env } = process.env;
process.exitCode = spawnSync(process.execPath, ["--test", ...files], { cwd: here, env, stdio: "inherit" }).status ?? 1;
