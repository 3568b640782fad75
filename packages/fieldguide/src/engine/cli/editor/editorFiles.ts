import type { Kit } from '../../content/kit.ts';
import { CHECKING } from '../../server/saidFaults.ts';
import { type FileSchema, fileSchemas } from './schemas.ts';
import { snippetsFile, snippetsOf } from './snippets.ts';

interface EditedSite {
  kit: Kit;
  /** The site's folder in the folder that the editor opens, with slashes; empty for the same. */
  folder: string;
  /** The pattern of faults in the terminal, as `deploy/github/matcher.json` has it. */
  pattern: unknown;
}

interface EditorFiles {
  /** Made anew each time, by their paths in `.vscode`. */
  made: Map<string, string>;
  /** The writer's own once they are there. */
  begun: Map<string, string>;
}

/** The lines by which VS Code knows that `dev` begins a check, and that it has ended one or is ready. */
const DEV_LINES = {
  activeOnStart: true,
  beginsPattern: `^${CHECKING.replaceAll('.', '\\.')}$`,
  endsPattern: '^(?:Checked:|Ready in) ',
};

/** The files of `.vscode`: schemas, snippets, tasks, and the settings that name the schemas. */
export function editorFiles({ kit, folder, pattern }: EditedSite): EditorFiles {
  const schemas = fileSchemas(kit);
  const made = [...schemas].map(([name, { schema }]): [string, unknown] => [
    `fieldguide/${name}.json`,
    schema,
  ]);
  const begun: [string, unknown][] = [
    ['settings.json', settings(schemas, folder)],
    ['tasks.json', tasks(folder, pattern)],
    ['extensions.json', { recommendations: ['redhat.vscode-yaml'] }],
  ];
  return {
    made: texts([...made, ['fieldguide.code-snippets', snippetsFile(snippetsOf(kit))]]),
    begun: texts(begun),
  };
}

function texts(files: readonly [string, unknown][]): Map<string, string> {
  return new Map(files.map(([name, value]) => [name, `${JSON.stringify(value, undefined, 2)}\n`]));
}

/** Which files each schema is for. Those of JSON have a setting of their own. */
function settings(schemas: ReadonlyMap<string, FileSchema>, folder: string): unknown {
  const used = [...schemas].filter(([, { files }]) => files.length > 0);
  const at = (file: string) => (folder === '' ? file : `${folder}/${file}`);
  return {
    'yaml.schemas': Object.fromEntries(
      used.map(([name, { files }]) => [`./.vscode/fieldguide/${name}.json`, files.map(at)]),
    ),
    'json.schemas': [
      { url: './.vscode/fieldguide/category.json', fileMatch: [`/${at('docs/**/_category_.json')}`] },
    ],
  };
}

function tasks(folder: string, pattern: unknown): unknown {
  const matcher = { owner: 'fieldguide', fileLocation: ['relative', '${workspaceFolder}'], pattern };
  const command = (name: string) => `npx fieldguide ${name} --site "${folder || '.'}"`;
  return {
    version: '2.0.0',
    tasks: [
      {
        label: 'check',
        type: 'shell',
        command: command('check'),
        group: { kind: 'test', isDefault: true },
        problemMatcher: matcher,
      },
      {
        label: 'dev',
        type: 'shell',
        command: command('dev'),
        isBackground: true,
        problemMatcher: { ...matcher, background: DEV_LINES },
      },
    ],
  };
}
