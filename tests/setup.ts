/** Loaded before every test: random inputs come from one seed, so that a run can be repeated. */
import fc from "fast-check";

fc.configureGlobal({ seed: 20_260_314 });
