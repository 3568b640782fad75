import http from 'node:http';

/** Milliseconds between two portions of what is sent. */
const TICK = 10;

/**
 * A line between a browser and a server: each request waits for the round trip, a new connection for one more, and all
 * answers share the bandwidth. The browser's own emulation knows nothing of what workers load.
 * @param {string} target Address of the server.
 * @param {{ latency: number, download: number }} line Milliseconds, and megabits in a second.
 * @returns {Promise<{ url: string, requests: { path: string, from: number, to?: number, bytes?: number }[], close: () => void }>}
 */
export async function slowLine(target, { latency, download }) {
  const requests = [];
  const sending = new Set();
  const fresh = new WeakSet();
  const server = http.createServer((request, response) => {
    const entry = { path: request.url, from: Date.now() };
    requests.push(entry);
    const wait = fresh.delete(request.socket) ? latency * 2 : latency;
    const options = { method: request.method, headers: request.headers };
    const ask = http.request(target + request.url, options, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        entry.bytes = body.length;
        setTimeout(
          () => {
            response.writeHead(answer.statusCode, answer.headers);
            response.flushHeaders();
            sending.add({ response, body, at: 0, entry });
          },
          Math.max(0, wait - (Date.now() - entry.from)),
        );
      });
    });
    request.pipe(ask);
  });
  server.on('connection', (socket) => fresh.add(socket));
  const perTick = (download * 1024 * 1024 * TICK) / 8 / 1000;
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    let room = (perTick * (now - last)) / TICK;
    last = now;
    // A tick that comes late makes up for it.
    for (let left = sending.size; left > 0 && sending.size > 0; left = sending.size) {
      const share = Math.max(1, Math.floor(room / left));
      let sent = 0;
      for (const one of sending) {
        const end = Math.min(one.body.length, one.at + share);
        one.response.write(one.body.subarray(one.at, end));
        sent += end - one.at;
        one.at = end;
        if (end < one.body.length) continue;
        one.response.end();
        one.entry.to = now;
        sending.delete(one);
      }
      room -= sent;
      if (room < sending.size || sent === 0) break;
    }
  }, TICK);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    close() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}
