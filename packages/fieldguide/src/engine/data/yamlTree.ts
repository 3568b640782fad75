import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml';
import { type Place, placeIn } from '../../shared/errors.ts';
import { isRecord } from '../../shared/text.ts';

export interface YamlText {
  kind: 'text';
  place: Place;
  /** As it was written: `0443` and `1-2` stay what they are. Nothing, `~` and `null` are empty. */
  text: string;
}

export interface YamlList {
  kind: 'list';
  place: Place;
  items: YamlNode[];
}

export interface YamlMap {
  kind: 'map';
  place: Place;
  entries: YamlEntry[];
  byKey: Map<string, YamlEntry>;
}

interface YamlEntry {
  key: string;
  place: Place;
  value: YamlNode;
}

export type YamlNode = YamlText | YamlList | YamlMap;

/** YAML that no table can be made of. */
export class TreeFault extends Error {
  constructor(
    message: string,
    readonly place: Place,
  ) {
    super(message);
  }
}

/**
 * YAML as a tree in which every part knows its place. All values are text: a table's cells have no types.
 * @throws YAMLException for a fault of syntax, TreeFault for aliases, for a key that is there twice, and for no document
 * or several.
 */
export function parseYamlTree(source: string): YamlNode {
  const events = parseEvents(source, {});
  let next = 0;
  /** Where what was read last begins, and its line. */
  let last = 0;
  let line = 1;
  let lineStart = 0;

  function read(): YamlNode {
    const event = events[next];
    next += 1;
    if (event?.type === EVENT_ID.SCALAR) return text(event);
    if (event?.type === EVENT_ID.SEQUENCE) {
      const list: YamlList = { kind: 'list', place: begin(event.start), items: [] };
      while (!ends()) list.items.push(read());
      return list;
    }
    if (event?.type === EVENT_ID.MAPPING) return map(event.start);
    throw new TreeFault('anchors and aliases are not allowed in a table', lastPlace());
  }

  function map(start: number): YamlMap {
    const result: YamlMap = { kind: 'map', place: begin(start), entries: [], byKey: new Map() };
    while (!ends()) {
      const key = read();
      if (key.kind !== 'text') throw new TreeFault('a key must be a word', lastPlace());
      if (result.byKey.has(key.text)) throw new TreeFault(`the key "${key.text}" is used twice`, key.place);
      const entry = { key: key.text, place: key.place, value: read() };
      result.entries.push(entry);
      result.byKey.set(key.text, entry);
    }
    return result;
  }

  function text(event: Extract<Event, { type: typeof EVENT_ID.SCALAR }>): YamlText {
    // An empty value has no place: it gets that of the part before it.
    if (event.valueStart < 0) return { kind: 'text', place: lastPlace(), text: '' };
    const place = begin(event.valueStart);
    const value = getScalarValue(source, event);
    const empty = event.style === SCALAR_STYLE.PLAIN && /^(?:~|null)$/i.test(value);
    return { kind: 'text', place, text: empty ? '' : value };
  }

  /** Events come in the order of the text. */
  function begin(offset: number): Place {
    last = offset;
    for (let end = source.indexOf('\n', lineStart); end >= 0 && end < offset; line++) {
      lineStart = end + 1;
      end = source.indexOf('\n', lineStart);
    }
    return lastPlace();
  }

  function lastPlace(): Place {
    return { line, column: last - lineStart + 1 };
  }

  function ends(): boolean {
    if (events[next]?.type !== EVENT_ID.POP) return false;
    next += 1;
    return true;
  }

  const documents = events.filter((event) => event.type === EVENT_ID.DOCUMENT).length;
  if (documents === 0) throw new TreeFault('the data file is empty', lastPlace());
  if (documents > 1) throw new TreeFault('a data file must contain one document', lastPlace());
  next = 1;
  return read();
}

/**
 * The first key between braces that has no value, not even the empty one behind a colon: `{ a: one, two }`. Nobody means
 * that; it is what a comma makes of a text without quotes.
 */
export function cutText(source: string, events: readonly Event[]): { key: string; place: Place } | undefined {
  const open: { isMap: boolean; isFlow: boolean; key?: Event }[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const around = open.at(-1);
    if (around?.isMap) {
      const { key } = around;
      if (
        key?.type === EVENT_ID.SCALAR &&
        around.isFlow &&
        isNothing(event) &&
        !hasColon(source, key.valueEnd)
      )
        return { key: getScalarValue(source, key), place: placeIn(source, key.valueStart) };
      around.key = key ? undefined : event;
    }
    if (event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS) continue;
    const isMap = event.type === EVENT_ID.MAPPING;
    open.push({ isMap, isFlow: isMap && event.style === COLLECTION_STYLE.FLOW });
  }
  return undefined;
}

function isNothing(event: Event): boolean {
  return (
    event.type === EVENT_ID.SCALAR && event.valueStart < 0 && event.tagStart < 0 && event.anchorStart < 0
  );
}

/** Whether a colon follows a key that ends here; its closing quote does not belong to it. */
function hasColon(source: string, end: number): boolean {
  return /^["']?\s*(?:#.*\n\s*)*:/.test(source.slice(end));
}

/** The value of a key of a map, or of a place of a list, and where it begins. */
export function partOf(
  node: YamlNode | undefined,
  key: PropertyKey,
): { place: Place; value: YamlNode } | undefined {
  if (node?.kind === 'map') return node.byKey.get(String(key));
  const item = node?.kind === 'list' ? node.items[Number(key)] : undefined;
  return item && { place: item.place, value: item };
}

/** A value that should be text, as deep as it may be: its numbers and truth values as they are written, `1.30` and `True`. */
export function textsIn(value: unknown, node: YamlNode | undefined): unknown {
  if (typeof value === 'number' || typeof value === 'boolean')
    return node?.kind === 'text' ? node.text : value;
  const inside = (each: unknown, key: PropertyKey) => textsIn(each, partOf(node, key)?.value);
  if (Array.isArray(value)) return value.map(inside);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each, key)]));
}
