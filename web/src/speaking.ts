/** Tests begin in English. */

import { speak } from "./lib/words.svelte";

await speak("en");
