/** The `/api` surface and the pages as an edge function, or on any host that brings its own listener. */
import product from "../../main.ts";

Deno.serve((request) => product.fetch(request));
