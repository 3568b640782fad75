/*
 * What a worker reads through its page: a worker of a page in a folder may load nothing, while the page may load
 * scripts. Each question brings the port for its answer.
 */

/** The worker asks. */
interface FileQuestion {
  address: string;
  /** As in the `init` of a `fetch`. */
  cache?: RequestCache;
}

/** The page answers, with the text or with why there is none. */
type FileAnswer = { text: string } | { fault: string };

/** The page's side: answers with what `read` finds. */
export function answerFiles(port: MessagePort, read: typeof fetch): void {
  port.onmessage = async ({ data: { address, cache }, ports: [asker] }: MessageEvent<FileQuestion>) => {
    const send = (answer: FileAnswer) => asker?.postMessage(answer);
    try {
      const response = await read(address, { cache });
      send({ text: await response.text() });
    } catch (error) {
      send({ fault: String(error) });
    }
  };
}

/** The worker's side: a `fetch` that asks the page, and rejects with a `TypeError` where the page has nothing. */
export function fetchThrough(port: MessagePort): (address: string, init?: RequestInit) => Promise<Response> {
  return async (address, init) => {
    const { port1, port2 } = new MessageChannel();
    const answer = await new Promise<FileAnswer>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      const question: FileQuestion = { address, cache: init?.cache };
      port.postMessage(question, [port2]);
    });
    port1.close();
    if ('fault' in answer) throw new TypeError(answer.fault);
    return new Response(answer.text);
  };
}
