import { isStopWord, isWeakWord } from '../analysis/stopWords.ts';
import type { LooseMatch } from './synonymLookup.ts';
import { readTargets, type Stemmer, type SynonymTarget } from './synonymTerms.ts';
import type { Unit } from './units.ts';

/** A group of synonyms that leads one way, known by all its words. */
interface Topic {
  targets: readonly SynonymTarget[];
}

/** Finds what the words of a query have in common: `office equipment furniture` are all said of an asset. */
export type TopicLookup = (units: readonly Unit[]) => LooseMatch[];

/** A topic has at least this share of what the query tells. */
const MOST_OF_QUERY = 0.6;
const MOST_TOPICS = 3;

/** Makes a look-up of the one-way synonyms of an index by their words, whichever terms these are part of. */
export function createTopicLookup(synonyms: readonly string[], rootOf: Stemmer): TopicLookup {
  const topicsOf = new Map<string, Topic[]>();
  let topics = 0;
  for (const group of synonyms) {
    const to = group.split('>')[1];
    if (to === undefined) continue;
    topics++;
    const topic = { targets: readTargets(to.split(',')) };
    for (const root of new Set(
      group
        .match(/[^ ,>]+/g)
        ?.filter((key) => !isStopWord(key))
        .map(rootOf),
    )) {
      const known = topicsOf.get(root);
      if (known) known.push(topic);
      else topicsOf.set(root, [topic]);
    }
  }
  const tellingOf = (root: string) => Math.log(1 + topics / (topicsOf.get(root)?.length ?? 1));

  return (units) => {
    const places = new Map(
      units.flatMap(({ key, stop }, at) => (stop || isWeakWord(key) ? [] : [[rootOf(key), at] as const])),
    );
    if (places.size < 2) return [];
    const total = [...places.keys()].reduce((sum, root) => sum + tellingOf(root), 0);
    const found = new Map<Topic, { told: number; places: number[] }>();
    for (const [root, at] of places) {
      for (const topic of topicsOf.get(root) ?? []) {
        const { told, places: own } = found.get(topic) ?? { told: 0, places: [] };
        found.set(topic, { told: told + tellingOf(root), places: [...own, at] });
      }
    }
    return [...found]
      .map(([{ targets }, { told, places: own }]) => ({ targets, places: own, share: told / total }))
      .filter(({ places: own, share }) => own.length > 1 && share >= MOST_OF_QUERY)
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST_TOPICS);
  };
}
