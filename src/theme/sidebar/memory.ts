import { readStored, writeStored } from '../../shared/ui/storage.ts';
import type { Choices } from './openState.ts';

/** What a sidebar remembers over a reload of the tab. */
export interface SidebarMemory {
  choices: Choices;
  scrollTop: number;
}

const NOTHING: SidebarMemory = { choices: {}, scrollTop: 0 };

/** Text to store. It names the build: another build may have another tree. */
export function encodeMemory(memory: SidebarMemory, buildId: string): string {
  return JSON.stringify({ build: buildId, open: memory.choices, top: memory.scrollTop });
}

/** Reads stored text; anything that is not from this build counts as nothing. */
export function decodeMemory(text: string | null, buildId: string): SidebarMemory {
  const fields = fieldsOf(text);
  if (fields.get('build') !== buildId) return NOTHING;
  const open = fields.get('open');
  const top = fields.get('top');
  return {
    choices: typeof open === 'object' && open !== null ? booleansOf(open) : {},
    scrollTop: typeof top === 'number' ? top : 0,
  };
}

/** Loads the memory of a sidebar from the tab's session storage. */
export function loadMemory(sidebarId: string, buildId: string): SidebarMemory {
  return decodeMemory(readStored('sessionStorage', memoryKey(sidebarId)), buildId);
}

/** Keeps the memory of a sidebar in the tab's session storage. */
export function saveMemory(sidebarId: string, buildId: string, memory: SidebarMemory): void {
  writeStored('sessionStorage', memoryKey(sidebarId), encodeMemory(memory, buildId));
}

function memoryKey(sidebarId: string): string {
  return `fieldguide.sidebar.${sidebarId}`;
}

function fieldsOf(text: string | null): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}

function booleansOf(value: object): Choices {
  return Object.fromEntries(Object.entries(value).filter(([, open]) => typeof open === 'boolean'));
}
