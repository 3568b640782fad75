import path from 'node:path';
import { nearest, type SiteComponent } from 'fieldguide';
import {
  type ComponentProps,
  decoration,
  heading,
  islandHtml,
  table,
  text,
  textOf,
} from 'fieldguide/components';
import type { Nodes } from 'mdast';
import CallBuilder from './CallBuilder.tsx';
import { callId, callNodes, errorTable, fieldTables, LANGUAGES, signOf } from './callNodes.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { formOf } from './fields.ts';

const NAME = 'ApiCalls';

/** The reference of all calls of one tag of the API document: a list, then an entry for each call. */
export function apiCalls(endpoints: () => Endpoints): SiteComponent {
  return {
    name: NAME,
    place: 'block',
    isLeaf: true,
    noProse: true,
    attributes: ['tag'],
    languages: LANGUAGES,
    island: path.join(import.meta.dirname, 'CallBuilder.tsx'),
    islandProps: () => ({
      forms: Object.fromEntries(endpoints().calls.map((call) => [call.name, formOf(call)])),
    }),
    expand({ props }, { site, report }) {
      const chosen = choose(endpoints(), props);
      if ('fault' in chosen) {
        report({ code: 'api-calls', ...chosen.fault });
        return [];
      }
      const { calls } = chosen;
      const href = site.islandHref(NAME);
      const groups = [...new Set(calls.map(({ group }) => group))];
      const first = calls.find(({ group }) => group === groups[0]);
      return [
        listOf(calls),
        heading(2, 'errors', 'Errors of all calls'),
        errorTable(calls),
        ...groups.flatMap((group) => [
          heading(2, group.toLowerCase().replace(/[^a-z0-9]+/g, '-'), group),
          ...calls
            .filter((call) => call.group === group)
            .flatMap((call) => callNodes(call, builder(call, href), call === first)),
        ]),
        heading(2, 'response-fields', 'Fields of the responses'),
        ...fieldTables(calls),
      ];
    },
  };
}

function choose(
  { calls }: Endpoints,
  props: ComponentProps,
): { calls: Call[] } | { fault: { message: string; hint?: string } } {
  const tag = textOf(props, 'tag') ?? '';
  const found = calls.filter(({ operation }) => operation.tags[0] === tag);
  if (found.length > 0) return { calls: found };
  const guess = nearest(
    tag,
    calls.map(({ operation }) => operation.tags[0]),
  );
  return {
    fault: { message: `the API document has no tag "${tag}".`, hint: guess && `Did you mean "${guess}"?` },
  };
}

/** All calls in short, each with the way to its entry. */
function listOf(calls: readonly Call[]): Nodes {
  return table(
    ['Call', 'What it does'],
    calls.map((call) => [
      [{ type: 'link', url: `#${callId(call)}`, children: signOf(call) }],
      [text(call.operation.summary)],
    ]),
    { tools: true },
  );
}

/** The form that builds the call. It says nothing that the entry does not. */
function builder(call: Call, href: string | undefined): Nodes {
  const data = { call: call.name };
  const element = <CallBuilder {...data} forms={{}} />;
  return decoration(href === undefined ? '' : islandHtml({ name: NAME, href, data, element }));
}
