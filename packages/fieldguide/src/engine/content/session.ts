/** One line of a console session. */
interface SessionLine {
  /** What is before the command; an empty text for output, and for a continued line without a mark. */
  prompt: string;
  /** The command or the output, without the prompt. */
  text: string;
  output: boolean;
}

interface Session {
  lines: SessionLine[];
  /** The language of what runs, for colours. */
  language: string;
}

interface Prompt {
  pattern: RegExp;
  language: string;
  /** Outside of sessions: languages in which a line that begins like this can be nothing but a prompt. */
  alsoIn: ReadonlySet<string>;
}

const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh']);
const NONE: ReadonlySet<string> = new Set();

const PROMPTS: readonly Prompt[] = [
  { pattern: /^\$ +/, language: 'bash', alsoIn: SHELLS },
  // `# `, `% `, `[root@hb-ma-01 ~]# `, `admin@hb-ma-01:~$ `: a comment where the language is a shell's.
  {
    pattern: /^(?:\[[\w.-]+@[^\]\n]*\] ?|[\w.-]+@[\w.-]+(?::\S*)? ?)?[$#%] +/,
    language: 'bash',
    alsoIn: NONE,
  },
  {
    pattern: /^PS(?: [A-Za-z]:\\[^>\n]*)?> ?/,
    language: 'powershell',
    alsoIn: new Set(['powershell', 'ps1', 'ps']),
  },
  { pattern: /^[A-Za-z]:\\[^>\n]*> ?/, language: 'bat', alsoIn: new Set(['bat', 'cmd', 'batch']) },
  {
    pattern: /^(?:(?:mysql|sqlite|sql)>|MariaDB \[[^\]\n]*\]>|[\w.-]+=[#>]) +/,
    language: 'sql',
    alsoIn: new Set(['sql']),
  },
  { pattern: /^>>> /, language: 'python', alsoIn: new Set(['python', 'py']) },
  // Network devices: `switch# `, `switch(config)# `.
  { pattern: /^[\w.-]+(?:\([\w-]+\))?[#>] +/, language: 'text', alsoIn: NONE },
];

const SESSIONS = new Set(['console', 'shell-session', 'shellsession', 'sh-session', 'terminal']);

/** True for the languages in which lines without a prompt are output. */
export function isSession(language: string): boolean {
  return SESSIONS.has(language);
}

/** Languages whose grammars the sessions of a text may need. */
export function sessionLanguages(text: string): string[] {
  const found = new Set<string>();
  for (const line of text.split('\n')) {
    const prompt = promptOf(line.trimStart(), 'console');
    if (prompt) found.add(prompt.language);
  }
  return [...found];
}

/** True for the languages of command lines, in which `<name>` would be a redirection. */
export function isShell(language: string): boolean {
  return SHELLS.has(language) || isSession(language);
}

/**
 * Splits the lines of a code block into prompt and command, and in a session also finds the output. Undefined if no
 * line begins with a prompt: the code is then shown unchanged.
 */
export function readSession(code: string, language: string): Session | undefined {
  const lines = code.split('\n');
  const first = lines.map((line) => promptOf(line, language)).find((prompt) => prompt !== undefined);
  if (!first) return undefined;
  const session = isSession(language);
  let command: string | undefined;
  let shell = '';
  const read = lines.map((line): SessionLine => {
    const own = promptOf(line, language);
    if (own) {
      command = line.slice(own.text.length);
      shell = own.language;
      return { prompt: own.text, text: command, output: false };
    }
    const mark = command === undefined ? undefined : continuation({ command, shell }, line);
    if (command !== undefined && mark !== undefined) {
      command += `\n${line.slice(mark.length)}`;
      return { prompt: mark, text: line.slice(mark.length), output: false };
    }
    command = undefined;
    return { prompt: '', text: line, output: session };
  });
  return { lines: read, language: session ? first.language : language };
}

function promptOf(line: string, language: string): { text: string; language: string } | undefined {
  for (const prompt of PROMPTS) {
    if (!isSession(language) && !prompt.alsoIn.has(language)) continue;
    const text = prompt.pattern.exec(line)?.[0];
    if (text !== undefined) return { text, language: prompt.language };
  }
  return undefined;
}

/** The mark before a line that continues a command (it may be empty); undefined where the line is another thing. */
function continuation(open: { command: string; shell: string }, line: string): string | undefined {
  const sure = /^(?:\s*(?:->|'>|">) |>> ?|\.\.\. ?)/.exec(line)?.[0];
  if (sure !== undefined) return sure;
  if (!isOpen(open)) return undefined;
  return /^(?:> ?|More\? )/.exec(line)?.[0] ?? '';
}

/** What ends a line that goes on, by language. */
const LINE_END: Record<string, RegExp> = {
  bash: /(?:^|[^\\])(?:\\\\)*\\$/,
  python: /\\$/,
  powershell: /`$/,
  bat: /\^$/,
};

/** Texts in quotes, comments and escaped signs, by language: what is left has no quote but an open one. */
const CLOSED: Record<string, RegExp> = {
  bash: /\\.|"(?:\\.|[^"\\])*"|'[^']*'|(?<!\S)#.*/g,
  python: /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|#.*/g,
  powershell: /`.|"(?:`.|[^"`])*"|'[^']*'|(?<!\S)#.*/g,
  sql: /"[^"]*"|'(?:\\.|[^'\\])*'|--.*/g,
};

/** True for a command that goes on in the next line: an escaped line break, an open quote, a here-document. */
function isOpen({ command, shell }: { command: string; shell: string }): boolean {
  const last = command.slice(command.lastIndexOf('\n') + 1);
  if (LINE_END[shell]?.test(last)) return true;
  const document = shell === 'bash' && /(?<!<)<<-?\s*(["']?)([A-Za-z_]\w*)\1/.exec(command);
  if (document)
    return !command
      .split('\n')
      .slice(1)
      .some((line) => line.trim() === document[2]);
  const closed = CLOSED[shell];
  return closed !== undefined && /["']/.test(command.replace(closed, ''));
}
