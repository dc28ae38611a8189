/** Tests begin in English, with all its words. */

import { speak } from "./lib/words/words.svelte";

await speak("en", true);
