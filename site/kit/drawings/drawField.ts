import { textWidth, titleWidth, wrapText } from 'fieldguide/components';
import { CONTROL, drawMark, edgeOf, isMarked, LINE_HEIGHT, MARK_SIZE, NARROW_FORM, type Pen } from './pen.ts';
import type { ScreenField } from './screenSchema.ts';
import { LETTER_SIZE, path, rect, svgText } from './svg.ts';

/** Whether a phone has room for a field and its label beside each other; a checkbox is in front of its label anyway. */
export function isBesideOnPhones(field: ScreenField): boolean {
  const { labels, inner } = NARROW_FORM;
  const value = textWidth(shownValue(field), LETTER_SIZE) + arrowOf(field);
  return field.type === 'checkbox' || (labelWidth(field) <= labels - 8 && value <= inner - labels);
}

function shownValue({ type, value }: ScreenField): string {
  return type === 'password' ? '•'.repeat(Math.min(12, value.length)) : value;
}

/** Room in a field that its value cannot have. */
function arrowOf({ type }: ScreenField): number {
  return type === 'select' ? 36 : 20;
}

/** A label and the value of its field, side by side or one below the other. */
export function drawField(field: ScreenField, pen: Pen): void {
  const { value, type, note } = field;
  const { edge, inner, labels, isNarrow, isStacked } = pen;
  const shown = shownValue(field);
  const arrow = arrowOf(field);
  const beside = !isStacked;
  const isBox = type === 'checkbox';
  const mark = note === undefined ? 0 : MARK_SIZE;
  const room = isBox && isNarrow ? inner - 26 : beside ? labels - 12 : inner;
  const isLoud = isMarked(field);
  const fill = pen.hasMarked && !isLoud ? 'ink-quiet' : 'ink';
  const measure = isLoud ? titleWidth : (words: string) => textWidth(words, LETTER_SIZE);
  const lines = wrapText(labelOf(field), (room - mark) / (isLoud ? 1.08 : 1), LETTER_SIZE);
  const gap = isNarrow ? 6 : 10;
  const words = lines.length * LINE_HEIGHT;
  // The number is taller than the line that it is in, and has to keep off the field.
  const under = note === undefined ? 2 : 6;
  const values = wrapText(shown, (beside ? inner - labels : inner) - arrow, LETTER_SIZE);
  const area = Math.max(
    type === 'area' ? CONTROL * 2 : CONTROL,
    values.length * LINE_HEIGHT + CONTROL - LINE_HEIGHT,
  );
  const control = isBox ? 20 : area;
  const height = beside || isBox ? Math.max(words, control) : words + under + control;
  // Next to a field of several lines, the label is level with the first.
  const first = beside || isBox ? pen.y + Math.max(words, Math.min(control, CONTROL)) / 2 : pen.y + words / 2;
  const left = isBox && isNarrow ? edge + 26 : edge;
  for (const [index, line] of lines.entries())
    pen.parts.push(
      svgText(line, [left, first + (index - (lines.length - 1) / 2) * LINE_HEIGHT], {
        room,
        fill,
        bold: isLoud,
      }),
    );
  const end = Math.max(...lines.map((line) => Math.min(measure(line), room - mark)));
  drawMark(field, [left + end + 16, first], pen);
  const x = isBox && isNarrow ? edge : beside ? edge + labels : edge;
  const y = beside || isBox ? first - Math.min(control, CONTROL) / 2 : pen.y + words + under;
  if (isBox) {
    const box = { x, y: first - 8, width: 16, height: 16 };
    pen.parts.push(rect(box, { fill: isOn(value) ? 'accent' : 'surface-raised', ...edgeOf(isLoud) }));
    if (isOn(value)) pen.parts.push(path(`M${x + 4} ${first}l3 3l5-6`, 'on-accent'));
  } else {
    const width = edge + inner - x;
    const middle = y + CONTROL / 2;
    pen.parts.push(rect({ x, y, width, height: control }, { fill: 'surface-raised', ...edgeOf(isLoud) }));
    for (const [index, words] of values.entries())
      pen.parts.push(svgText(words, [x + 10, middle + index * LINE_HEIGHT], { fill, room: width - arrow }));
    if (type === 'select') pen.parts.push(path(`M${x + width - 20} ${middle - 3}l5 5l5-5`, 'ink-quiet'));
  }
  pen.y += height + gap;
}

function labelOf({ label, required }: ScreenField): string {
  return required ? `${label} *` : label;
}

/** Width of a label with the number of its note. */
export function labelWidth(field: ScreenField): number {
  return (
    (isMarked(field) ? titleWidth : textWidth)(labelOf(field), LETTER_SIZE) +
    (field.note === undefined ? 0 : MARK_SIZE)
  );
}

export function isOn(value: string): boolean {
  return /^(?:true|on|yes)$/i.test(value);
}
