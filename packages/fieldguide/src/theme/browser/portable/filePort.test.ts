import { afterEach, describe, expect, it } from 'vitest';
import { answerFiles, fetchThrough } from './filePort.ts';

let close = (): void => undefined;
afterEach(() => close());

/** A worker's `fetch` over a page that reads so. */
function over(read: (address: string, init?: RequestInit) => Promise<Response>) {
  const { port1, port2 } = new MessageChannel();
  close = () => port1.close();
  answerFiles(port1, (address, init) => read(String(address), init));
  return fetchThrough(port2);
}

describe('files through the page', () => {
  it('come in any order', async () => {
    const late = new Promise((resolve) => setTimeout(resolve, 5));
    const fetch = over(async (address) => {
      if (address === 'a') await late;
      return new Response(`text of ${address}`);
    });
    const answers = await Promise.all([fetch('a'), fetch('b')]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['text of a', 'text of b']);
  });

  it('are asked for anew where the worker says so', async () => {
    const fetch = over(async (_, init) => new Response(init?.cache ?? 'as ever'));
    expect(await (await fetch('a', { cache: 'reload' })).text()).toBe('reload');
    expect(await (await fetch('a')).text()).toBe('as ever');
  });

  it('that are not there are a TypeError on the other side', async () => {
    const fetch = over(() => Promise.reject(new TypeError('a could not be loaded.')));
    await expect(fetch('a')).rejects.toThrow(TypeError);
  });
});
