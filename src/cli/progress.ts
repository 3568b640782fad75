/** One line that tells what is going on: rewritten in place on a terminal, nothing elsewhere. */
export interface Progress {
  show(text: string): void;
  clear(): void;
}

export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const blank = '\r\u001b[2K';
  return {
    show: (text) => stream.write(`${blank}${text.slice(0, (stream.columns ?? 80) - 1)}`),
    clear: () => stream.write(blank),
  };
}
