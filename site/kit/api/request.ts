/** Where a parameter of a call goes. */
export type FieldPlace = 'path' | 'query' | 'body';

export interface CallField {
  name: string;
  place: FieldPlace;
  example?: string;
  /** The only values it may have. */
  values?: string[];
}

/** A call as forms and samples need it; plain data, so that it may travel to a browser. */
export interface CallForm {
  method: string;
  path: string;
  /** Where it is not 443. */
  port?: string;
  /** Whose password is asked for: a placeholder such as `<api-user>`. */
  login: string;
  /** How it sends what belongs to no path and no query. */
  body?: 'form' | 'json' | 'file';
  fields: readonly CallField[];
  /** Each needs one of its alternatives; an alternative may be several names. */
  needed: readonly (readonly (readonly string[])[])[];
  /** The values of a sample, by the names of fields. */
  sent: Readonly<Record<string, string>>;
  /** The body of a sample that is a list. */
  list?: readonly unknown[];
  /** Where success is told by `code`: in the response, or in each item of its list. */
  tells?: 'once' | 'each';
}

export type CallValues = Readonly<Record<string, string>>;

const HOST = '<appliance>';
/** Words that a shell takes as they are. */
const PLAIN = /^[\w.:/,@+-]+$/;
/** Values that an address and a form take as they are. */
const UNRESERVED = /^[\w.:/,@-]*$/;

interface Request {
  url: string;
  query: [string, string][];
  body: [string, string][];
}

/** The parts of a request; values that are empty are left out. */
function requestOf({ path, port, fields }: CallForm, values: CallValues): Request {
  const filled = (place: FieldPlace) =>
    fields.flatMap(({ name, place: where }): [string, string][] => {
      const value = values[name] ?? '';
      return where !== place || value === '' ? [] : [[name, value]];
    });
  const parts = new Map(filled('path'));
  const at = path.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = parts.get(name);
    // In the double quotes of a shell that somebody types in, an exclamation mark calls up an earlier command.
    return value === undefined ? hole : encodeURIComponent(value).replaceAll('!', '%21');
  });
  const host = `https://${HOST}${port ? `:${port}` : ''}`;
  return { url: host + at, query: filled('query'), body: filled('body') };
}

/** The call for `curl`, which asks for the password. */
export function curlOf(form: CallForm, values: CallValues = form.sent): string {
  const { url, query, body } = requestOf(form, values);
  const isPlain = query.every(([, value]) => UNRESERVED.test(value));
  const search =
    isPlain && query.length > 0 ? `?${query.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
  const options = [
    ...(isPlain ? [] : query.map(([name, value]) => `--data-urlencode ${shellWord(`${name}=${value}`)}`)),
    ...curlBody(form, body),
  ];
  const method = form.method === 'GET' ? (isPlain ? '' : ' -G') : ` -X ${form.method}`;
  const check = { once: '.code == 0', each: 'all(.code == 0)' };
  const tested = form.tells ? [`| jq -e '., ${check[form.tells]}'`] : [];
  return [`curl -u "${form.login}"${method} "${url}${search}"`, ...options, ...tested].join(' \\\n  ');
}

function curlBody(form: CallForm, body: Request['body']): string[] {
  if (form.body === 'json')
    return [
      "-H 'Content-Type: application/json'",
      `-d ${shellWord(JSON.stringify(form.list ?? [Object.fromEntries(body)]))}`,
    ];
  if (form.body === 'file') return body.map(([name, value]) => `-F ${shellWord(`${name}=@${value}`)}`);
  return body.map(([name, value]) => {
    const option = UNRESERVED.test(value) ? '-d' : '--data-urlencode';
    return `${option} ${shellWord(`${name}=${value}`)}`;
  });
}

function shellWord(text: string): string {
  return PLAIN.test(text.replace('=', '')) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The call for Python with the package `requests`. */
export function pythonOf(form: CallForm): string {
  const { url, query, body } = requestOf(form, form.sent);
  const given = [
    query.length > 0 && `params=${pythonDict(query)}`,
    form.list && `json=${pythonValue(form.list)}`,
    form.body === 'form' && body.length > 0 && `data=${pythonDict(body)}`,
    form.body === 'file' &&
      `files={${body.map(([name, value]) => `${pythonText(name)}: open(${pythonText(value)}, "rb")`).join(', ')}}`,
  ];
  return [
    'from getpass import getpass',
    '',
    'import requests',
    '',
    `response = requests.${form.method.toLowerCase()}(`,
    ...[pythonText(url), `auth=(${pythonText(form.login)}, getpass())`, ...given, 'timeout=60'].flatMap(
      (line) => (line ? [`    ${line},`] : []),
    ),
    ')',
    'response.raise_for_status()',
    ...PYTHON_ENDS[form.tells ?? 'never'],
  ].join('\n');
}

const PYTHON_ENDS = {
  never: ['print(response.text)'],
  once: [
    'result = response.json()',
    'if result["code"] != 0:',
    '    raise SystemExit(f"Not saved: {result[\'msg\']}")',
    'print(result["msg"])',
  ],
  each: [
    'for result in response.json():',
    '    print("saved" if result["code"] == 0 else "NOT SAVED", result["msg"])',
  ],
};

const pythonText = (text: string) => JSON.stringify(text);

/** On one line where it fits. */
function pythonDict(pairs: readonly [string, string][]): string {
  const items = pairs.map(([name, value]) => `${pythonText(name)}: ${pythonText(value)}`);
  const line = `{${items.join(', ')}}`;
  return line.length <= 60 ? line : `{\n${items.map((item) => `        ${item},\n`).join('')}    }`;
}

/** JSON of texts and numbers is Python. */
function pythonValue(value: unknown): string {
  return JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "').replaceAll(',{', ', {');
}

/** The call for PowerShell 7. */
export function powershellOf(form: CallForm): string {
  const { url, query, body } = requestOf(form, form.sent);
  const pairs = form.method === 'GET' ? query : body;
  const given = form.list
    ? [`-ContentType "application/json" -Body '${JSON.stringify(form.list).replaceAll("'", "''")}'`]
    : form.body === 'file'
      ? [
          `-Form @{ ${body.map(([name, value]) => `${name} = Get-Item ${powershellText(value)}`).join('; ')} }`,
        ]
      : pairs.length > 0
        ? [`-Body @{ ${pairs.map(([name, value]) => `${name} = ${powershellText(value)}`).join('; ')} }`]
        : [];
  const method = form.method.charAt(0) + form.method.slice(1).toLowerCase();
  return [
    `$login = Get-Credential -UserName "${form.login}"`,
    [
      `${form.tells ? '$result = ' : ''}Invoke-RestMethod -Method ${method} -Uri "${url}"`,
      '-Authentication Basic -Credential $login',
      ...given,
    ].join(' `\n  '),
    ...POWERSHELL_ENDS[form.tells ?? 'never'],
  ].join('\n');
}

const POWERSHELL_ENDS = {
  never: [],
  once: ['if ($result.code -ne 0) { throw "Not saved: $($result.msg)" }', '$result.msg'],
  each: ['$result | Where-Object code -ne 0 | ForEach-Object { Write-Warning "Not saved: $($_.msg)" }'],
};

const powershellText = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What is missing before a request can be sent: each text names the fields of which one is needed. */
export function missingIn({ fields, needed }: CallForm, values: CallValues): string[] {
  const has = (name: string) => (values[name] ?? '') !== '';
  const parts = fields.filter(({ name, place }) => place === 'path' && !has(name)).map(({ name }) => name);
  const lacking = needed
    .filter((alternatives) => !alternatives.some((names) => names.every(has)))
    .map((alternatives) => alternatives.map((names) => names.join(' with ')).join(' or '));
  return [...parts, ...lacking];
}
