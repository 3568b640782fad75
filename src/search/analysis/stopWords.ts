/** Words that say nothing about the subject, and the words questions are made of. They count when nothing else is left. */
const WORDS = `
a an the this that these those some any each every such
and or but nor so than then too very just also only both either neither
i me my mine we us our you your he she it its they them their there here one ones
am is are was were be been being do does did doing done has have had having
can could may might must shall should will would cannot
dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt werent hasnt havent im ive id youre theres thats whats hows wheres
of in on at by for from to with without into onto about as if while because via per
how what why when where which who whom whose whether
not no
please want need like get gets getting got tell know let lets
e.g i.e eg ie etc vs
`;

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** True for a word that matters only when nothing else is left of a query. */
export function isStopWord(key: string): boolean {
  return STOP_WORDS.has(key);
}
