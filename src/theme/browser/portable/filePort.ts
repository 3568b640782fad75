/*
 * What a worker reads through its page: a worker of a page in a folder may load nothing, while the page may load
 * scripts. Both sides speak through a port of their own.
 */

/** The worker asks; `id` names the question. */
interface FileQuestion {
  id: number;
  address: string;
  /** As in the `init` of a `fetch`. */
  cache?: RequestCache;
}

/** The page answers, with the text or with why there is none. */
type FileAnswer = { id: number } & ({ text: string } | { fault: string });

/** The page's side: answers with what `read` finds. */
export function answerFiles(port: MessagePort, read: typeof fetch): void {
  port.onmessage = async ({ data: { id, address, cache } }: MessageEvent<FileQuestion>) => {
    const send = (answer: FileAnswer) => port.postMessage(answer);
    try {
      const response = await read(address, { cache });
      send({ id, text: await response.text() });
    } catch (error) {
      send({ id, fault: String(error) });
    }
  };
}

/** The worker's side: a `fetch` that asks the page, and rejects with a `TypeError` where the page has nothing. */
export function fetchThrough(port: MessagePort): (address: string, init?: RequestInit) => Promise<Response> {
  const waiting = new Map<number, (answer: FileAnswer) => void>();
  let latest = 0;
  port.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  return async (address, init) => {
    latest += 1;
    const id = latest;
    const answer = await new Promise<FileAnswer>((resolve) => {
      waiting.set(id, resolve);
      const question: FileQuestion = { id, address, cache: init?.cache };
      port.postMessage(question);
    });
    if ('fault' in answer) throw new TypeError(answer.fault);
    return new Response(answer.text);
  };
}
