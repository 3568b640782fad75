/**
 * Runs in the page before its scripts: notes what becomes of each key struck in the search dialog. Times are those of
 * the page's clock, in milliseconds. `window.__keys` holds one entry for each key that asked for results:
 * `key` (the browser's time of the key), `input` (its input event), `posted` (query sent to the worker), `answered`,
 * `partial` (texts were missing), `committed` (DOM changed), `painted` (a task after the next frame), `complete`
 * (painted with all texts).
 */
export function watchKeys() {
  window.__keys = [];
  /** Keys by the number of the query that they made the dialog send. */
  const asked = new Map();
  let keydown = 0;
  let unasked;
  let drawing;

  addEventListener(
    'keydown',
    (event) => {
      keydown = event.timeStamp;
    },
    true,
  );
  addEventListener(
    'input',
    (event) => {
      if (event.target.closest?.('dialog')) unasked = { key: keydown, input: performance.now() };
    },
    true,
  );

  const onAsked = ({ id, request }) => {
    if (unasked) {
      window.__keys.push(unasked);
      unasked.posted = performance.now();
      unasked.query = request.query;
      asked.set(id, unasked);
      unasked = undefined;
    } else asked.set(id, window.__keys.at(-1));
  };
  const onAnswered = ({ id, response }) => {
    const entry = asked.get(id);
    if (!entry) return;
    const isPartial = ['names', 'list'].includes(response.state);
    if (entry.answered === undefined) {
      entry.answered = performance.now();
      entry.partial = isPartial;
    }
    const answer = { entry, complete: !isPartial };
    drawing = answer;
    // An answer that changes nothing: what changes later, when the reader pauses, is not its doing.
    afterFrame(() =>
      afterFrame(() => {
        if (drawing === answer) drawing = undefined;
      }),
    );
  };

  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => data.type === 'answer' && onAnswered(data));
    }
    postMessage(message, ...rest) {
      if (message.type === 'search') onAsked(message);
      super.postMessage(message, ...rest);
    }
  };

  const afterFrame = (task) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = task;
      port2.postMessage(undefined);
    });
  // A sign of waiting and the spoken number of results come later, by their own clock.
  const isList = ({ target }) =>
    (target.closest ? target : target.parentElement)?.closest('.search-list, .search-message');
  const isBody = ({ target, addedNodes }) => target.className === 'search-body' && addedNodes.length > 0;
  const onChange = (records) => {
    if (!drawing || !records.some((record) => isList(record) || isBody(record))) return;
    const { entry, complete } = drawing;
    drawing = undefined;
    const committed = performance.now();
    entry.committed ??= committed;
    afterFrame(() => {
      const painted = performance.now();
      entry.painted ??= painted;
      if (complete) entry.complete = painted;
    });
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
