import { isRecord, parseJson } from 'fieldguide';
import { type Answer, NOTE_KINDS, type Note, type RenderedPage } from './protocol.ts';

/** The answer of a line; undefined for one that is no answer: code of a repository may write to the same pipe. */
export function readAnswer(line: string): Answer | undefined {
  const given = parseJson(line);
  if (!isRecord(given)) return undefined;
  const { kind, key, message, value, notes } = given;
  if (kind === 'failed') return typeof message === 'string' ? { kind, message } : undefined;
  if (kind === 'config') return areNotes(notes) ? { kind, value, notes } : undefined;
  if (typeof key !== 'string') return undefined;
  if (kind === 'started') return { kind, key };
  return kind === 'page' && isPage(given.page) ? { kind, key, page: given.page } : undefined;
}

function isPage(page: unknown): page is RenderedPage {
  return (
    isRecord(page) &&
    isRecord(page.blocks) &&
    Object.values(page.blocks).every((html) => typeof html === 'string') &&
    areNotes(page.notes) &&
    (page.fault === undefined || typeof page.fault === 'string')
  );
}

function areNotes(notes: unknown): notes is readonly Note[] {
  return Array.isArray(notes) && notes.every(isNote);
}

function isNote(note: unknown): note is Note {
  return isRecord(note) && NOTE_KINDS.some((kind) => kind === note.kind) && typeof note.name === 'string';
}
