import type { DrawnFence, DrawnResult, ReadYaml } from 'fieldguide';
import type { ShownTable } from 'fieldguide/components';
import { showTable } from 'fieldguide/components';
import { z } from 'zod';
import { joins } from '../recipes/joins.ts';
import { cabledNames, cabledPorts, cablePath } from './cablePath.ts';
import type { DataCenter } from './dataCenterModel.ts';
import { floorPlan, roomsWithGrid } from './floorPlan.ts';
import { impact, impactNames } from './impact.ts';
import { feedTable, powerChain, poweredNames, powerTable } from './power.ts';
import { rackUnits, rackView } from './rackView.ts';
import { fieldsOf, recordTable } from './records.ts';
import { licensePositions, serviceMap } from './services.ts';
import { subnetSizes, subnetTree } from './subnets.ts';
import { showView, type View } from './view.ts';

interface Source {
  yaml: string;
  dc: DataCenter;
  readYaml: ReadYaml;
}

/** One thing that a `datacenter` fence shows: its keys, and what is made of them. */
type Kind = (source: Source) => DrawnResult;

/** Drawings and tables of the sample data center. */
export function dataCenterFence(data: () => DataCenter): DrawnFence {
  return {
    language: 'datacenter',
    uses: ['mermaid'],
    draw({ text: yaml }, readYaml) {
      const { value, faults } = readYaml(yaml, kindSchema);
      if (value === undefined) return { faults };
      const { draw, table = 'rack-units' } = value;
      const show = draw === undefined ? TABLES[table] : DRAWINGS[draw];
      return show({ yaml, dc: data(), readYaml });
    },
  };
}

/** Something of the data center, by its name. */
const oneOf = (names: Iterable<string>) => z.enum([...names]);

function kind<T>(
  schemaOf: (dc: DataCenter) => z.ZodType<T>,
  show: (value: T, source: Source) => DrawnResult,
): Kind {
  return (source) => {
    const { value, faults } = source.readYaml(source.yaml, schemaOf(source.dc));
    return value === undefined ? { faults } : show(value, source);
  };
}

type Names = (dc: DataCenter) => readonly string[];

/** A drawing of one thing; `key` says which. */
const drawing = (key: string, names: Names, view: (dc: DataCenter, name: string) => View) =>
  kind(
    (dc) => z.strictObject({ draw: z.string(), [key]: oneOf(names(dc)) }),
    (value, { dc }) => showView(view(dc, value[key] ?? '')),
  );

const shownTable = (made: ShownTable): DrawnResult => ({ nodes: showTable(made) });

/** A table of one thing, or of all of its kind. */
const table = (key: string, names: Names, make: (dc: DataCenter, name?: string) => ShownTable) =>
  kind(
    (dc) => z.strictObject({ table: z.string(), [key]: oneOf(names(dc)).optional() }),
    (value, { dc }) => shownTable(make(dc, value[key])),
  );

const DRAWINGS = {
  rack: drawing('rack', ({ racks }) => Object.keys(racks), rackView),
  'floor-plan': drawing('room', roomsWithGrid, floorPlan),
  'subnet-tree': drawing('of', ({ subnets }) => Object.keys(subnets), subnetTree),
  'power-chain': drawing('of', poweredNames, powerChain),
  'cable-path': kind(
    (dc) => z.strictObject({ draw: z.string(), from: oneOf(cabledNames(dc)), port: z.coerce.string() }),
    ({ from }, source) => cablePathFrom(from)(source),
  ),
  'service-map': drawing('of', (dc) => Object.keys(dc['business-services']), serviceMap),
  impact: drawing('of', impactNames, impact),
  joins: drawing('of', ({ views }) => Object.keys(views), joins),
};

/** Which ports there are depends on the device. */
const cablePathFrom = (name: string) =>
  kind(
    (dc) => z.looseObject({ port: z.coerce.string().pipe(oneOf(cabledPorts(dc, name))) }),
    ({ port }, { dc }) => showView(cablePath(dc, { name, port })),
  );

/** Which fields there are, and what they hold, depends on the file. */
const recordsOf = (file: keyof DataCenter) =>
  kind(
    (dc) => {
      const fields = fieldsOf(dc, file);
      const values = [...fields].map(([field, texts]): [string, z.ZodType<string | undefined>] => [
        field,
        z.coerce.string().pipe(oneOf(texts)).optional(),
      ]);
      return z.strictObject({
        table: z.string(),
        of: z.literal(file),
        caption: z.string(),
        columns: z.record(z.string(), oneOf(fields.keys())),
        where: z.strictObject(Object.fromEntries(values)).optional(),
      });
    },
    (wanted, { dc }) => shownTable(recordTable(dc, wanted)),
  );

const TABLES = {
  'rack-units': table('rack', ({ racks }) => Object.keys(racks), rackUnits),
  power: table('of', (dc) => [...Object.keys(dc.racks), ...Object.keys(dc['power-units'])], powerTable),
  feeds: kind(
    () => z.strictObject({ table: z.string() }),
    (_, { dc }) => shownTable(feedTable(dc)),
  ),
  subnets: table('of', ({ subnets }) => Object.keys(subnets), subnetSizes),
  records: kind(
    (dc) => z.looseObject({ of: z.enum(namesOf(dc)) }),
    ({ of }, source) => recordsOf(of)(source),
  ),
  licenses: kind(
    () => z.strictObject({ table: z.string() }),
    (_, { dc }) => shownTable(licensePositions(dc)),
  ),
};

const DRAWN = namesOf(DRAWINGS);
const TABLED = namesOf(TABLES);

const kindSchema = z
  .looseObject({ draw: z.enum(DRAWN).optional(), table: z.enum(TABLED).optional() })
  .refine(({ draw, table }) => draw ?? table, {
    message: `use "draw" with ${DRAWN.join(', ')}, or "table" with ${TABLED.join(', ')}`,
    path: ['draw'],
  });

function namesOf<T extends object>(parts: T): (keyof T & string)[] {
  return Object.keys(parts) as (keyof T & string)[];
}
