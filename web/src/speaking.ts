/** Tests begin in English, with all its words, and wait patiently on a busy machine. */

import { configure } from "@testing-library/svelte";
import { speak } from "./lib/words/words.svelte";

configure({ asyncUtilTimeout: 10_000 });
await speak("en", 3);
