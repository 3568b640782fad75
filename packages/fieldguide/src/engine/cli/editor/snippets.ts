import { dump } from 'js-yaml';
import { frontMatterSchema } from '../../content/frontMatterSchema.ts';
import type { Kit } from '../../content/kit.ts';

/** A text that an editor offers, with `$1` and `${2:so}` where the writer goes on. */
interface Snippet {
  /** What the writer types. */
  prefix: string;
  description: string;
  body: string;
}

/** Each component and fence of the generator; `tests/editor.test.ts` builds a site of them. */
const COMPONENTS: readonly Snippet[] = [
  {
    prefix: 'page',
    description: 'Front matter of a new page',
    body: '---\ntitle: ${1:Title}\ndescription: ${2:A sentence on the page.}\n---\n\n$0',
  },
  {
    prefix: 'admonition',
    description: 'A box: note, tip, info, warning or danger',
    body: ':::${1|note,tip,info,warning,danger|}\n\n${2:Text}\n\n:::\n$0',
  },
  {
    prefix: 'applies',
    description: 'What a row or a sentence is limited to',
    body: '<AppliesTo ${1:release}="${2:2.0}" />$0',
  },
  {
    prefix: 'before',
    description: 'The box "Before you start", in front matter',
    body: 'before:\n  ${1:role}: ${2:Administrator}\n$0',
  },
  {
    prefix: 'card',
    description: 'One more card',
    body: '<Card title="${1:Title}" href="${2:/}">${3:A sentence.}</Card>$0',
  },
  {
    prefix: 'cards',
    description: 'Links as cards',
    body: '<Cards>\n<Card title="${1:Title}" href="${2:/}">${3:A sentence.}</Card>\n</Cards>\n$0',
  },
  {
    prefix: 'cardlist',
    description: 'The pages below this one',
    body: '<DocCardList />\n$0',
  },
  {
    prefix: 'code',
    description: 'A code block with a title and marked lines',
    body: '```${1:bash} title="${2:example.sh}" {${3:1}}\n${4:date}\n```\n$0',
  },
  {
    prefix: 'datatable',
    description: 'Rows of a data set',
    body: '<DataTable data="${1:lamps}" caption="${2:Lamps}" />\n$0',
  },
  {
    prefix: 'details',
    description: 'Text that opens',
    body: '<details>\n<summary>${1:Summary}</summary>\n\n${2:Text}\n\n</details>\n$0',
  },
  {
    prefix: 'filetree',
    description: 'Folders and files',
    body: '<FileTree>\n\n- ${1:etc}/\n  - ${2:lamp.conf} ${3:what it is for}\n\n</FileTree>\n$0',
  },
  {
    prefix: 'flowchart',
    description: 'A flowchart that is drawn',
    body: '```mermaid\nflowchart LR\n  accTitle: ${1:What it shows}\n  accDescr: ${2:It in a sentence.}\n  A[${3:One}] --> B[${4:Two}]\n```\n$0',
  },
  {
    prefix: 'glossary',
    description: 'The glossary of the site',
    body: '<Glossary />\n$0',
  },
  {
    prefix: 'kbd',
    description: 'Keys to press',
    body: '<Kbd>${1:Ctrl+K}</Kbd>$0',
  },
  {
    prefix: 'sequence',
    description: 'A sequence diagram that is drawn',
    body: '```mermaid\nsequenceDiagram\n  accTitle: ${1:What it shows}\n  accDescr: ${2:It in a sentence.}\n  ${3:Client}->>${4:Server}: ${5:Request}\n```\n$0',
  },
  {
    prefix: 'steps',
    description: 'Numbered steps inside other elements',
    body: '<Steps>\n\n1. ${1:Do this.}\n2. ${2:Do that.}\n\n</Steps>\n$0',
  },
  {
    prefix: 'tab',
    description: 'One more panel of tabs',
    body: '<TabItem value="${1:three}" label="${2:Three}">\n\n${3:Text}\n\n</TabItem>\n$0',
  },
  {
    prefix: 'tabs',
    description: 'Panels of which one is shown',
    body: '<Tabs groupId="${1:os}">\n<TabItem value="${2:one}" label="${3:One}">\n\n${4:Text}\n\n</TabItem>\n<TabItem value="${5:two}" label="${6:Two}">\n\n${7:Text}\n\n</TabItem>\n</Tabs>\n$0',
  },
  {
    prefix: 'themedimage',
    description: 'A picture for each color mode',
    body: '<ThemedImage light="${1:/img/light.svg}" dark="${2:/img/dark.svg}" alt="${3:What it shows}" />\n$0',
  },
];

/** All that writers of a site can insert: its own components and fences too, and each key of front matter. */
export function snippetsOf({ components = [], fences = [] }: Kit): Snippet[] {
  const own = components.map(({ name, attributes = [], isLeaf, place }) => {
    const given = attributes.map((attribute, index) => ` ${attribute}="$${index + 1}"`).join('');
    const [open, close] = place === 'block' ? ['\n\n', '\n\n'] : ['', ''];
    const body = isLeaf ? `<${name}${given} />$0` : `<${name}${given}>${open}$0${close}</${name}>`;
    return { prefix: name.toLowerCase(), description: `${name}, a component of this site`, body };
  });
  const drawn = fences.map(({ language, mark }) => ({
    prefix: mark === undefined ? language : `${language} ${mark}`,
    description: 'A fence that this site draws',
    body: `\`\`\`${mark === undefined ? language : `${language} ${mark}`}\n$0\n\`\`\``,
  }));
  const known = new Set(COMPONENTS.map(({ prefix }) => prefix));
  const keys = frontMatterKeys().filter(({ prefix }) => !known.has(prefix));
  return [...COMPONENTS, ...own, ...drawn, ...keys];
}

/** Each key with its first example, as a line of front matter. */
function frontMatterKeys(): Snippet[] {
  return Object.entries(frontMatterSchema.shape).map(([key, type]) => {
    const { description = '', examples } = type.unwrap().meta() ?? {};
    const example = Array.isArray(examples) ? examples[0] : '';
    const value = dump(example, { flowLevel: 0 }).trim();
    const [said = ''] = description.split(': see [');
    return { prefix: key, description: said, body: `${key}: \${1:${value.replace(/[\\$}]/g, '\\$&')}}` };
  });
}

/** The file of snippets, as VS Code reads it. */
export function snippetsFile(snippets: readonly Snippet[]): unknown {
  return Object.fromEntries(
    snippets.map(({ prefix, description, body }) => [
      prefix,
      { scope: 'markdown', prefix, description, body: body.split('\n') },
    ]),
  );
}
