import type { DrawnFence, ShownFence } from 'fieldguide';
import { light, showTable } from 'fieldguide/components';
import { z } from 'zod';
import type { Call, Endpoints } from './endpoints.ts';
import { joined, requiredBy, valuesOf } from './fields.ts';

/** Tables of endpoints, and of the parameters of one, from the API document. */
export function apiFence(endpoints: () => Endpoints): DrawnFence {
  return {
    language: 'api',
    draw({ text }, readYaml) {
      const { calls } = endpoints();
      const { value, faults } = readYaml(text, schemaFor(calls));
      if (value === undefined) return { faults };
      const all = (wanted: (call: Call) => boolean) => calls.filter(wanted);
      const named = (name: string) => all((call) => call.name === name);
      if (value.parameters) return parameterTable(named(value.parameters));
      if (value.calls) return endpointTable(value.calls.map(named));
      if (value.path)
        return endpointTable(all(({ resource }) => resource === value.path).map((call) => [call]));
      const tagged = all(({ operation }) => operation.tags[0] === value.tag);
      const resources = [...new Set(tagged.map(({ resource }) => resource))];
      return endpointTable(
        resources.map((one) => tagged.filter(({ resource }) => resource === one)),
        true,
      );
    },
  };
}

const KEYS = ['tag', 'path', 'calls', 'parameters'] as const;

function schemaFor(calls: readonly Call[]) {
  const names = z.enum(calls.map(({ name }) => name));
  return z
    .strictObject({
      tag: z.enum(calls.map(({ operation }) => operation.tags[0])).optional(),
      path: z.enum(calls.map(({ resource }) => resource)).optional(),
      calls: z.array(names).min(1).optional(),
      parameters: names.optional(),
    })
    .refine((value) => KEYS.filter((key) => value[key] !== undefined).length === 1, {
      message: `use exactly one of ${KEYS.join(', ')}`,
      path: ['tag'],
    });
}

const code = (text: string) => `\`${text}\``;

/** One row for each group of calls: all of a resource, or a single one. */
function endpointTable(groups: readonly Call[][], byResource = false): ShownFence {
  const rows = groups.map((calls) => {
    const methods = [...new Set(calls.map(({ method }) => method))];
    const needs = calls.filter(({ needed }) => needed.length > 0);
    const texts = needs.map(({ needed }) => needed.map(joined).join(', '));
    const required = [...new Set(texts)].map((text) => {
      const those = needs.filter((_, index) => texts[index] === text).map(({ method }) => method);
      return methods.length > 1 ? `${those.join(', ')}: ${text}` : text;
    });
    // What only a change is found by is no option of the first call, which writes the whole record.
    const known = needs.map(({ needed }) => needed.flat(2));
    const optional = calls
      .flatMap(({ fields }) => [...fields.keys()])
      .filter(
        (name) => !known[0]?.includes(name) && (needs[0]?.fields.has(name) || !known.flat().includes(name)),
      );
    const [first] = calls;
    return [
      code((byResource ? first?.resource : first?.name) ?? ''),
      byResource ? methods.join(', ') : '',
      (byResource ? first?.about : first?.operation.summary) ?? '',
      required.join('; '),
      [...new Set(optional)].map(code).join(', '),
    ];
  });
  const head = [byResource ? 'Path' : 'Call', 'Methods', 'Purpose', 'Required', 'Optional'];
  return show(byResource ? 'Endpoints' : 'Calls', head, rows);
}

/** One row a parameter. */
function parameterTable(calls: readonly Call[]): ShownFence {
  const rows = calls.flatMap((call) =>
    [...call.fields].map(([name, schema]) => [
      code(name),
      requiredBy(call, name),
      valuesOf(schema),
      schema.description ?? '',
    ]),
  );
  return show('Parameters', ['Parameter', 'Required', 'Values', 'Meaning'], rows);
}

function show(label: string, head: readonly string[], rows: readonly string[][]): ShownFence {
  const table = { kind: 'lines', label, name: label.toLowerCase(), head, rows } as const;
  return {
    nodes: showTable(
      table,
      light(() => ({ kind: 'pending' })),
    ),
  };
}
