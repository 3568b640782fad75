import { Random } from './random.mjs';

const list = (text) => text.trim().split(/\s+/);

export const NOUNS = list(`
  device rack building room cabinet switch router port cable circuit server host cluster hypervisor volume array
  subnet address domain record zone certificate license contract vendor model firmware service instance database
  schema table field column view report query job schedule collector agent probe credential secret account group
  role permission token session request response header endpoint webhook event alert threshold metric graph chart
  backup snapshot image template policy rule tag label category asset component part warranty invoice budget tenant
  customer project workload container pod namespace node gateway firewall tunnel proxy balancer pool pipeline queue
`);

export const ADJECTIVES = list(`
  physical virtual remote local nested shared spare idle stale recent primary secondary redundant encrypted signed
  public private internal external managed unmanaged assigned available reserved decommissioned duplicate missing
  custom default optional required read-only scheduled manual automatic incremental complete partial temporary
`);

export const VERBS = list(`
  add assign export import discover inspect move rename archive restore compare merge approve schedule rotate renew
  monitor count filter sort group tag link map audit verify disable enable upgrade migrate provision reconcile
`);

const PLACES = list('Harbor Hill North South Quay Mill Station Dock Garden Tower Annex Lake');

const ONSETS = list('b br c cl d dr f fl g gr h k l m n p pr qu r s st t tr v w z');
const VOWELS = list('a e i o u ai ea io ou');
const CODAS = list('b ck d l ll m n nd nt r rk s st t x');

/** Names and terms that are rare: they give the search index a vocabulary of real size. */
export const TERMS = makeTerms(6000);

/** @param {number} count */
function makeTerms(count) {
  const random = new Random(7);
  const terms = new Set();
  while (terms.size < count) {
    let term = '';
    for (let syllables = random.int(2, 3); syllables > 0; syllables--)
      term += random.pick(ONSETS) + random.pick(VOWELS);
    terms.add(term + random.pick(CODAS));
  }
  return [...terms];
}

const PATTERNS = [
  (w) =>
    `The ${w.adjective} ${w.noun} keeps the ${w.noun} of each ${w.noun} until you ${w.verb} the ${w.term} ${w.noun}.`,
  (w) =>
    `To ${w.verb} a ${w.noun}, choose its ${w.adjective} ${w.noun} and enter the ${w.noun} of the ${w.term} ${w.noun}.`,
  (w) =>
    `When a ${w.noun} is ${w.adjective}, its ${w.noun} shows the \`${w.term}\` value instead of the ${w.noun}.`,
  (w) =>
    `Each ${w.noun} belongs to one ${w.noun}; ${w.adjective} ones are listed below the ${w.term} ${w.noun}.`,
  (w) =>
    `You can ${w.verb} every ${w.adjective} ${w.noun} at once, or ${w.verb} a single ${w.noun} from the **${w.label}** page.`,
  (w) =>
    `A ${w.noun} that has no ${w.noun} is reported as ${w.adjective} and does not ${w.verb} with the rest.`,
  (w) =>
    `Use *${w.term}* for ${w.adjective} systems in ${w.place}, where the ${w.noun} answers before the ${w.noun}.`,
  (w) =>
    `If the ${w.noun} cannot ${w.verb} its ${w.noun}, look for ${w.term} in the log of the ${w.adjective} ${w.noun}.`,
  (w) =>
    `The ${w.noun} of ${w.place} has ${w.number} ${w.adjective} entries, of which the ${w.term} ${w.noun} is the last.`,
  (w) =>
    `After ${w.number} minutes the ${w.adjective} ${w.noun} is closed, and the ${w.noun} starts to ${w.verb} again.`,
];

/**
 * Words of one sentence; each access draws another.
 * @param {Random} random
 */
function wordsOf(random) {
  return {
    get noun() {
      return random.pick(NOUNS);
    },
    get adjective() {
      return random.pick(ADJECTIVES);
    },
    get verb() {
      return random.pick(VERBS);
    },
    get term() {
      return random.pickSkewed(TERMS);
    },
    get label() {
      return capitalize(random.pick(NOUNS));
    },
    get place() {
      return random.pick(PLACES);
    },
    get number() {
      return random.int(2, 90);
    },
  };
}

/** @param {Random} random */
export const sentence = (random) => random.pick(PATTERNS)(wordsOf(random));

/**
 * Sentences of about `words` words in all.
 * @param {Random} random
 * @param {number} words
 */
export function paragraph(random, words) {
  const sentences = [];
  for (let count = 0; count < words; ) {
    const next = sentence(random);
    sentences.push(next);
    count += next.split(' ').length;
  }
  return sentences.join(' ');
}

/** @param {string} text */
export const capitalize = (text) => text[0].toUpperCase() + text.slice(1);
