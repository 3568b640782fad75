import type { ChangedRoutes } from './refreshEvent.ts';

/** A fault in the site's sources, as the development server reports it. */
export interface SourceFault {
  message: string;
  file?: string;
  line?: number;
  column?: number;
  /** The lines around the fault. */
  frame?: string;
}

export type DevMessage =
  /** Which server this is (undefined while it has no page to answer with), and what state of the site it shows. */
  | { type: 'hello'; buildId: string | undefined; revision: number | undefined }
  | { type: 'changed'; routes: ChangedRoutes; revision: number | undefined }
  | { type: 'error'; fault: SourceFault }
  | { type: 'ok' };

/** Reads one message of the event stream; undefined for what this client does not know. */
export function parseDevMessage(text: string): DevMessage | undefined {
  const data = parseObject(text);
  switch (data?.type) {
    case 'ok':
      return { type: 'ok' };
    case 'hello':
      return { type: 'hello', buildId: textOf(data.buildId), revision: numberOf(data.revision) };
    case 'changed':
      return {
        type: 'changed',
        routes: Array.isArray(data.routes) ? data.routes.map(String) : 'all',
        revision: numberOf(data.revision),
      };
    case 'error':
      return {
        type: 'error',
        fault: {
          message: textOf(data.message) ?? 'Unknown error',
          file: textOf(data.file),
          line: numberOf(data.line),
          column: numberOf(data.column),
          frame: textOf(data.frame),
        },
      };
    default:
      return undefined;
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? { ...data } : undefined;
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
