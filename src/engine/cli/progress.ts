/** One line that tells what is going on: rewritten in place on a terminal, nothing elsewhere. */
export interface Progress {
  show(text: string): void;
  clear(): void;
}

/** The part of a terminal's stream that progress needs. */
interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): boolean;
}

export function createProgress(stream: Terminal = process.stderr): Progress {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const blank = '\r\u001b[2K';
  return {
    show: (text) => stream.write(`${blank}${text.slice(0, (stream.columns ?? 80) - 1)}`),
    clear: () => stream.write(blank),
  };
}
