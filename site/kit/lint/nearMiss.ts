const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The first word one slip away (letters swapped, one too many, one wrong, one missing) that is known. */
export function nearMiss(word: string, isKnown: (word: string) => boolean): string | undefined {
  const cuts = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const slips: ((head: string, tail: string) => string[])[] = [
    (head, tail) => (tail.length > 1 ? [head + tail.charAt(1) + tail.charAt(0) + tail.slice(2)] : []),
    (head, tail) => (tail === '' ? [] : [head + tail.slice(1)]),
    (head, tail) => (tail === '' ? [] : LETTERS.map((letter) => head + letter + tail.slice(1))),
    (head, tail) => LETTERS.map((letter) => head + letter + tail),
  ];
  for (const slip of slips)
    for (const [head, tail] of cuts)
      for (const candidate of slip(head, tail))
        if (candidate !== word && isKnown(candidate)) return candidate;
  return undefined;
}
