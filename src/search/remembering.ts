/** A function of texts that remembers its answers: a site's words and texts are asked for many times. `most`: bounds its memory. */
export function remembering<Answer>(
  work: (text: string) => Answer,
  most = Number.POSITIVE_INFINITY,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    let answer = known.get(text);
    if (answer === undefined) {
      answer = work(text);
      if (known.size >= most) known.clear();
      known.set(text, answer);
    }
    return answer;
  };
}
