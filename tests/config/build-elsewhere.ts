/*
 * A second build, under a path of a host that is known. The tests look at what only such a build has (absolute addresses), and
 * at what only such a build can break (addresses that forget the path).
 */
import { buildTo } from "./build-to.ts";
import { elsewhere } from "./elsewhere.ts";

await buildTo(elsewhere);
