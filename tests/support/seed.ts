import { configureGlobal } from "fast-check";
import { SEED } from "./random.ts";

configureGlobal({ seed: SEED });
