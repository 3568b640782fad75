import type { SearchRecord } from '../../search/types.ts';
import { tabLabels } from './jsxValues.ts';
import { appliesText } from './pageBoxes.ts';
import { CELL, LINE, type Read } from './reading.ts';
import { type ComponentProps, DROPPED, type Slot } from './slots.ts';
import { BLOCK_COMPONENTS } from './vocabulary.ts';

/** Between the cells of a row. */
const CELL_BORDER = ' | ';

/** All white space but the single spaces between words, which are most of it. */
const UNEVEN_SPACE = /[^\S ]\s*| \s+/g;

interface Frame {
  name: string;
  /** Labels of tabs that are named in one list. */
  labels: Map<string, string>;
}

/**
 * The records of a page: what stands before its first heading (left out where that is nothing), then one for
 * each heading, in the order of the page. A page without headings is one record.
 */
export function readRecords(
  reads: readonly Read[],
  slots: readonly Slot[],
  page: { route: string; title: string },
): SearchRecord[] {
  const text = new TextGatherer();
  const records: SearchRecord[] = [];
  const frames: Frame[] = [];
  let heading = { anchor: '', heading: '', level: 1 };
  let hidden = 0;

  function endRecord(): void {
    const { route, title } = page;
    const record = { route, anchor: heading.anchor, title, heading: heading.heading, level: heading.level };
    records.push({ ...record, ...text.take() });
  }

  function read(step: Read): void {
    if (step.type === 'hide') hidden += 1;
    else if (step.type === 'show') hidden -= 1;
    else if (step.type === 'slot') readSlot(slots[step.slot]);
    else if (hidden > 0) return;
    else if (step.type === 'heading') {
      endRecord();
      heading = { anchor: step.id, heading: step.text, level: step.level };
    } else text.read(step);
  }

  function readSlot(slot: Slot | undefined): void {
    if (slot?.type === 'html') for (const step of slot.reads ?? []) read(step);
    else if (slot?.type === 'open') {
      open(slot.name, slot.props);
      for (const line of slot.lines ?? []) readLine(line);
      for (const { lines, ...heading } of slot.sections ?? []) {
        read({ type: 'heading', ...heading });
        for (const line of lines) readLine([line]);
      }
    } else if (slot?.type === 'close' && frames.some(({ name }) => name === slot.name)) {
      let name: string | undefined;
      do {
        name = frames.pop()?.name;
        if (name !== undefined) close(name);
      } while (name !== slot.name);
    }
  }

  /** One line of what a component shows of its own, cell by cell. */
  function readLine(cells: readonly string[]): void {
    read(LINE);
    for (const text of cells) for (const step of [CELL, { type: 'text', text }] as const) read(step);
    read(LINE);
  }

  function open(name: string, props: ComponentProps): void {
    if (isDropped(name)) hidden += 1;
    else {
      if (BLOCK_COMPONENTS.has(name)) read({ type: 'line' });
      for (const label of labelsOf(name, props, frames.at(-1)?.labels))
        for (const step of [{ type: 'text', text: label }, { type: 'line' }] as const) read(step);
      if (name === 'CodeBlock') read({ type: 'pre' });
      const applies = name === 'AppliesTo' ? appliesText(props) : '';
      if (applies) read({ type: 'text', text: ` Applies to ${applies}` });
    }
    frames.push({ name, labels: tabLabels(name === 'Tabs' ? String(props.values ?? '') : '') });
  }

  function close(name: string): void {
    if (isDropped(name)) hidden -= 1;
    else if (name === 'CodeBlock') read({ type: 'pre-end' });
    else if (BLOCK_COMPONENTS.has(name)) read({ type: 'line' });
  }

  for (const step of reads) read(step);
  endRecord();
  const [first, ...rest] = records;
  return first && (first.text !== '' || first.code !== '' || rest.length === 0) ? records : rest;
}

function isDropped(name: string): boolean {
  return name === DROPPED || name === 'Head';
}

/** What a component shows of its attributes. */
function labelsOf(name: string, props: ComponentProps, tabs?: Map<string, string>): string[] {
  const shown =
    name === 'TabItem'
      ? [props.label ?? tabs?.get(String(props.value)) ?? props.value]
      : [props.title, props.summary, props.alt];
  return shown.filter((label): label is string => typeof label === 'string' && label !== '');
}

/** Text and code of one record. */
class TextGatherer {
  private lines: string[] = [];
  private line = '';
  private code: string[] = [];
  private inRow = false;
  private inCode = false;

  read(step: Read): void {
    if (step.type === 'text') this.line += step.text;
    else if (step.type === 'line') this.endLine();
    else if (step.type === 'cell') this.nextCell();
    else if (step.type === 'code') this.addCode(step.code);
    else if (step.type === 'pre' || step.type === 'pre-end') this.setCode(step.type === 'pre');
  }

  /** What was gathered; the next record begins. */
  take(): { text: string; code: string } {
    this.setCode(false);
    this.endLine();
    const taken = { text: this.lines.join('\n'), code: this.code.join('\n') };
    this.lines = [];
    this.code = [];
    return taken;
  }

  private endLine(): void {
    if (this.inCode) {
      this.line += '\n';
      return;
    }
    const line = this.line.replace(UNEVEN_SPACE, ' ').trim();
    if (line !== '') this.lines.push(line);
    this.line = '';
    this.inRow = false;
  }

  private nextCell(): void {
    if (this.line.trim() !== '') {
      if (this.inRow) this.line = this.line.trimEnd() + CELL_BORDER;
      else this.endLine();
    }
    this.inRow = true;
  }

  private setCode(inCode: boolean): void {
    if (inCode === this.inCode) return;
    if (inCode) this.endLine();
    else {
      this.addCode(this.line.replace(/\n{2,}/g, '\n'));
      this.line = '';
    }
    this.inCode = inCode;
  }

  private addCode(code: string): void {
    const trimmed = code.replace(/^\s*\n|\s+$/g, '');
    if (trimmed !== '') this.code.push(trimmed);
  }
}
