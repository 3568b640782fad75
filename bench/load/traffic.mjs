/**
 * Records what the browser receives, with the time of each arrival.
 * @param {import('playwright-core').CDPSession} devtools
 */
export function recordTraffic(devtools) {
  /** @type {Map<string, { type: string, chunks: { at: number, bytes: number }[], end?: { at: number, bytes: number } }>} */
  const requests = new Map();
  // Wall-clock milliseconds at the zero of the browser's own clock.
  let epoch;
  devtools.on('Network.requestWillBeSent', ({ requestId, wallTime, timestamp }) => {
    epoch ??= (wallTime - timestamp) * 1000;
    requests.set(requestId, { type: 'Other', chunks: [] });
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    const request = requests.get(requestId);
    if (request) request.type = type;
  });
  devtools.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    requests.get(requestId)?.chunks.push({ at: timestamp * 1000, bytes: encodedDataLength });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.end = { at: timestamp * 1000, bytes: encodedDataLength };
  });
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
  const finished = () => [...requests.values()].filter(({ end }) => end);
  return {
    requests: () => finished().length,
    /** Compressed bytes, headers included, of all requests or of those of one type (`Script`, `Document` ...). */
    bytes: (type) =>
      sum(
        finished()
          .filter((request) => !type || request.type === type)
          .map(({ end }) => end),
      ),
    /**
     * Bytes that had arrived at a moment: requests finished by then in full, of the others what had come.
     * @param {number} moment Wall-clock milliseconds.
     */
    bytesBefore(moment) {
      const before = ({ at }) => at + epoch <= moment;
      const arrived = ({ chunks, end }) => (end && before(end) ? end.bytes : sum(chunks.filter(before)));
      return [...requests.values()].reduce((total, request) => total + arrived(request), 0);
    },
  };
}
