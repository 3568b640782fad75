import { isRecord } from 'fieldguide';
import { STAND_IN_MARK } from './protocol.ts';

/** Lists of code, and functions: only their names matter. */
const CODE = /^(?:presets|plugins|themes|createRedirects)$|(?:Plugins|Generator|Parser)$/;
/** Settings without a counterpart in the new site. */
const UNUSED = /^(?:customFields|webpack|future|themeConfig\.prism)\b/;

interface Known {
  value: unknown;
  /** The settings whose values are not known, each with what they come from. */
  unknown: string[];
}

/** A setting without the values of modules that are missing, which would otherwise be texts of the new site. */
export function withoutStandIns(value: unknown, way = ''): Known {
  if (typeof value === 'string' && value.includes(STAND_IN_MARK)) {
    const [, source = ''] = value.split(STAND_IN_MARK);
    return { value: undefined, unknown: UNUSED.test(way) ? [] : [`${way}: its value comes from ${source}`] };
  }
  const unknown: string[] = [];
  const inside = (own: unknown, key: string) => {
    if (CODE.test(key)) return own;
    const known = withoutStandIns(own, way === '' ? key : `${way}.${key}`);
    unknown.push(...known.unknown);
    return known.value;
  };
  if (Array.isArray(value))
    return {
      value: value
        .map((own: unknown, index) => inside(own, String(index + 1)))
        .filter((own) => own !== undefined),
      unknown,
    };
  if (!isRecord(value)) return { value, unknown };
  return {
    value: Object.fromEntries(Object.entries(value).map(([key, own]) => [key, inside(own, key)])),
    unknown,
  };
}
