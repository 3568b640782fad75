import type { Component, ComponentProps } from '../../components/component.ts';
import type { SearchRecord } from '../../search/types.ts';
import { CELL, LINE, type Read } from './reading.ts';
import type { Slot } from './slots.ts';

/** Between the cells of a row. */
const CELL_BORDER = ' | ';

/** All white space but the single spaces between words, which are most of it. */
const UNEVEN_SPACE = /[^\S ]\s*| \s+/g;

type Frame = Extract<Slot, { type: 'open' }>;

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
      open(slot);
      for (const line of slot.lines ?? []) readLine(line);
      for (const { lines, ...heading } of slot.sections ?? []) {
        read({ type: 'heading', ...heading });
        for (const line of lines) readLine([line]);
      }
    } else if (slot?.type === 'close' && frames.some(({ name }) => name === slot.name)) {
      let frame: Frame | undefined;
      do {
        frame = frames.pop();
        if (frame) close(frame);
      } while (frame?.name !== slot.name);
    }
  }

  /** One line of what a component shows of its own, cell by cell. */
  function readLine(cells: readonly string[]): void {
    read(LINE);
    for (const text of cells) for (const step of [CELL, { type: 'text', text }] as const) read(step);
    read(LINE);
  }

  function open(frame: Frame): void {
    const { component, props, text } = frame;
    if (isHidden(frame)) hidden += 1;
    else {
      if (component?.place === 'block') read(LINE);
      for (const label of labelsOf(component, props, frames.at(-1)?.props ?? {}))
        for (const step of [{ type: 'text', text: label }, LINE] as const) read(step);
      if (component?.isCode) read({ type: 'pre' });
      if (text) read({ type: 'text', text });
    }
    frames.push(frame);
  }

  function close(frame: Frame): void {
    if (isHidden(frame)) hidden -= 1;
    else if (frame.component?.isCode) read({ type: 'pre-end' });
    else if (frame.component?.place === 'block') read(LINE);
  }

  for (const step of reads) read(step);
  endRecord();
  const [first, ...rest] = records;
  return first && (first.text !== '' || first.code !== '' || rest.length === 0) ? records : rest;
}

/** What is dropped with all it holds, and what a page does not show. */
function isHidden({ component }: Frame): boolean {
  return component === undefined || component.place === 'hidden';
}

/** What a component shows of its attributes. */
function labelsOf(component: Component | undefined, props: ComponentProps, parent: ComponentProps): string[] {
  const shown = component?.labels?.(props, parent) ?? [props.title, props.summary, props.alt];
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
