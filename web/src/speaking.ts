/** Tests begin in English, with all its words. */

import { speak } from "./lib/words.svelte";

await speak("en", 3);
