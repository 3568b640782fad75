import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FeedbackLog,
  openFeedbackLog,
} from '../../packages/fieldguide/src/engine/server/feedbackLog.ts';
import type { RunningServer } from '../../packages/fieldguide/src/engine/server/listen.ts';
import { serveSite } from '../../packages/fieldguide/src/engine/server/serveSite.ts';
import { createFeedbackTaker } from '../../packages/fieldguide/src/engine/server/takeFeedback.ts';
import { miniSite } from '../support/miniSite.ts';

const site = miniSite({ 'index.md': '# Home\n' });
const file = site.path('feedback.jsonl');
const VOTE = { kind: 'page', route: '/', helpful: true };

let running: RunningServer;
let log: FeedbackLog;
/** Stands in for a disk that takes nothing more. */
let isFull = false;

async function start(perMinute: number): Promise<void> {
  log = await openFeedbackLog(file);
  const disk: FeedbackLog = {
    append: (line) =>
      isFull ? Promise.reject(new Error('ENOSPC: no space left on device')) : log.append(line),
    close: () => log.close(),
  };
  const take = createFeedbackTaker({ log: disk, origins: ['https://docs.example.com'], perMinute });
  running = await serveSite({
    root: site.path('dist'),
    baseUrl: '/',
    trailingSlash: true,
    port: 0,
    host: 'localhost',
    posts: { path: '/feedback', take },
  });
}

async function stop(): Promise<void> {
  await running.close();
  await log.close();
}

interface Sent {
  body?: string;
  headers?: Record<string, string>;
  method?: string;
}

/** Posts as a page of the site would, but for what is given. */
function send({ body = JSON.stringify(VOTE), headers = {}, method = 'POST' }: Sent = {}): Promise<{
  status?: number;
  text: string;
}> {
  return new Promise((resolve, reject) => {
    const all = { 'Content-Type': 'application/json', Origin: running.origin, ...headers };
    const asked = request(`${running.origin}/feedback`, { method, headers: all, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const lines = () => readFileSync(file, 'utf8').trim().split('\n');

beforeAll(() => site.build());

describe('A server that takes feedback', () => {
  beforeAll(() => start(0));
  afterAll(stop);

  it('keeps a post as a line with its time, and nothing of who sent it', async () => {
    const report = {
      kind: 'page',
      route: '/ports/',
      helpful: false,
      reason: 'wrong',
      text: 'UDP <b>161</b>',
    };
    expect((await send({ body: JSON.stringify(report) })).status).toBe(204);
    const { time, ...kept } = JSON.parse(lines().at(-1) ?? '');
    expect(kept).toEqual(report);
    expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000);
  });

  it.each<[string, Sent, number, RegExp]>([
    ['no JSON', { body: '{"kind":' }, 400, /not JSON/],
    ['a list', { body: '[]' }, 400, /wrong/],
    ['an unknown kind', { body: '{"kind":"x"}' }, 400, /"kind"/],
    ['an unknown key', { body: JSON.stringify({ ...VOTE, ip: '1.2.3.4' }) }, 400, /ip/],
    ['a reason that is none', { body: JSON.stringify({ ...VOTE, reason: 'bored' }) }, 400, /"reason"/],
    ['an address that is none', { body: JSON.stringify({ ...VOTE, address: 'x' }) }, 400, /"address"/],
    ['a long text', { body: JSON.stringify({ ...VOTE, text: 'x'.repeat(4_001) }) }, 400, /"text"/],
    ['1 MB', { body: JSON.stringify({ ...VOTE, text: 'x'.repeat(1_000_000) }) }, 413, /20000 bytes/],
    ['another type', { headers: { 'Content-Type': 'text/plain' } }, 415, /JSON/],
    ['another origin', { headers: { Origin: 'https://evil.example' } }, 403, /other sites/],
    ['no origin at all', { headers: { Origin: 'null' } }, 403, /other sites/],
    [
      'a counted search with an email address',
      { body: '{"kind":"search","query":"reset ada@example.com"}' },
      400,
      /"query"/,
    ],
    [
      'a counted search with an IP address',
      { body: '{"kind":"search","query":"why is 10.0.0.1 down"}' },
      400,
      /"query"/,
    ],
    ['another method', { method: 'PUT' }, 405, /^$/],
    ['another host', { headers: { Host: 'evil.example', Origin: 'http://evil.example' } }, 403, /host/],
  ])('refuses %s, in words, and keeps nothing', async (_, sent, status, words) => {
    const before = lines().length;
    const answer = await send(sent);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(words);
    expect(lines()).toHaveLength(before);
  });

  it('accepts the public origin of the site, which a proxy may have in front', async () => {
    expect((await send({ headers: { Origin: 'https://docs.example.com' } })).status).toBe(204);
  });

  it('says that a post is not kept where the disk is full, and goes on when it has room', async () => {
    isFull = true;
    expect(await send()).toEqual({ status: 503, text: expect.stringContaining('cannot be kept') });
    isFull = false;
    expect((await send()).status).toBe(204);
  });
});

describe('A flood of posts', () => {
  beforeAll(() => start(5));
  afterAll(stop);

  it('from one address ends after some, from another one begins anew', async () => {
    const statuses = async (sender: string) => {
      const answers = [];
      for (let count = 0; count < 7; count += 1)
        answers.push((await send({ headers: { 'X-Forwarded-For': `6.6.6.6, ${sender}` } })).status);
      return answers;
    };
    expect(await statuses('192.0.2.1')).toEqual([204, 204, 204, 204, 204, 429, 429]);
    expect((await statuses('192.0.2.2'))[0]).toBe(204);
  });
});

describe('The file of feedback', () => {
  const own = site.path('own.jsonl');
  beforeEach(() => writeFileSync(own, ''));

  it('that a crash has cut off within a line begins a new one', async () => {
    writeFileSync(own, '{"kind":"pa');
    const opened = await openFeedbackLog(own);
    await opened.append('whole');
    await opened.close();
    expect(readFileSync(own, 'utf8')).toBe('{"kind":"pa\nwhole\n');
  });

  it('keeps lines in their order, however many come at once', async () => {
    const opened = await openFeedbackLog(own);
    const all = Array.from({ length: 500 }, (_, at) => `line ${at}`);
    await Promise.all(all.map((line) => opened.append(line)));
    await opened.close();
    expect(readFileSync(own, 'utf8')).toBe(`${all.join('\n')}\n`);
  });

  it('must not lie in the site, where everybody could read it, nor where nobody may write', async () => {
    const inside = await site.command('serve', '--port', '0', '--feedback', 'dist/feedback.jsonl');
    expect(inside.errors).toEqual([expect.stringContaining('so everybody could read it')]);
    expect(existsSync(site.path('dist/feedback.jsonl'))).toBe(false);
    const nowhere = await site.command('serve', '--port', '0', '--feedback', 'nowhere/f.jsonl');
    expect(nowhere.errors).toEqual([expect.stringMatching(/^Feedback cannot be kept in .*ENOENT/)]);
  });
});

describe('fieldguide feedback', () => {
  it('sums up votes, reasons, searches and texts, and passes nothing on that a terminal would obey', async () => {
    const entries = [
      { kind: 'page', route: '/a/', helpful: true },
      { kind: 'page', route: '/b/', helpful: false, reason: 'wrong', text: 'First\nline\u001b[31m <script>' },
      {
        kind: 'page',
        route: '/b/',
        helpful: false,
        reason: 'missing',
        query: 'netflow',
        address: 'ada@example.com',
      },
      { kind: 'search', query: 'Netflow' },
      { kind: 'search', query: 'sflow' },
    ].map((entry, at) => JSON.stringify({ time: `2026-11-27T10:0${at}:00.000Z`, ...entry }));
    writeFileSync(site.path('some.jsonl'), `${entries.join('\n')}\n`);
    appendFileSync(site.path('some.jsonl'), '{"time":"2026');
    const { code, output } = await site.command('feedback', 'some.jsonl');
    expect(code).toBe(0);
    expect(output).toEqual([
      '5 messages.',
      '1 line cannot be read.',
      '',
      'Pages, the least helpful first:',
      '  no 2, yes 0  /b/  (missing 1, wrong 1)',
      '  no 0, yes 1  /a/',
      '',
      'Searches without a result:',
      '  2  netflow',
      '  1  sflow',
      '',
      'Newest texts:',
      '  2026-11-27 10:02  /b/  (no, missing)',
      '    Answer to: ada@example.com',
      '  2026-11-27 10:01  /b/  (no, wrong)',
      '    First line\uFFFD[31m <script>',
    ]);
  });

  it('says which file cannot be read', async () => {
    const { code, errors } = await site.command('feedback', 'none.jsonl');
    expect({ code, errors }).toEqual({
      code: 1,
      errors: [expect.stringContaining('none.jsonl cannot be read')],
    });
  });
});
