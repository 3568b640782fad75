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

/** Words that say little in a question, though they can name something. */
const WEAK = `
see show shows showing find finds finding look looking use uses using used make makes making work works working
happen happens mean means go goes going give take takes put keep try trying tried
right now currently already still again always never often first last next new old other another many much more most
way ways thing things something anything everything nothing best good better possible able help
few several couple hundred hundreds thousand thousands two three four five six seven eight nine ten
together instead else ever same different certain whole entire real really actually somehow somewhere
someone somebody anyone anybody nobody yet later today
seen saw say says said told lives living sits fits seem seems seemed happened started begin began suffer
whatever whichever anywhere everywhere nowhere maybe perhaps quite rather almost enough away along ago lately
own kind kinds sort sorts bunch stuff lot lots plenty piece pieces bit bits
big small large little huge nice easy easier hard simple proper ready sure
problem problems issue issues question reason difference between during after before all out off back
`;

/** Words that describe a fault. */
const FAULT = `
not no nothing none never nobody cannot without
dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt werent hasnt havent
fail fails failed failing failure error errors wrong missing broken breaks empty blank stuck hangs slow
refused refuses denied rejected lost disappeared gone stops stopped crashes crashed twice instead unknown
still although though only too
`;

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

const WEAK_WORDS: ReadonlySet<string> = new Set(WEAK.trim().split(/\s+/));

const FAULT_WORDS: ReadonlySet<string> = new Set(FAULT.trim().split(/\s+/));

/** True for a word that is less specific than its frequency suggests. */
export function isWeakWord(key: string): boolean {
  return WEAK_WORDS.has(key);
}

/** True for a word that matters only when nothing else is left of a query. */
export function isStopWord(key: string): boolean {
  return STOP_WORDS.has(key);
}

/** True for a word that readers use to describe a fault. */
export function isFaultWord(key: string): boolean {
  return FAULT_WORDS.has(key);
}
