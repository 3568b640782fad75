import { ADJECTIVES, NOUNS, TERMS, VERBS } from './words.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/** @param {Random} random */
const name = (random) => `${random.pick(NOUNS)}-${random.pickSkewed(TERMS)}`;

/** @param {Random} random */
const address = (random) => `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`;

/** @type {((random: Random) => string[])[]} */
const BASH = [
  (r) => [`# ${r.pick(VERBS)} the ${r.pick(ADJECTIVES)} ${r.pick(NOUNS)}`],
  (r) => [`export ${r.pick(NOUNS).toUpperCase()}_HOST="${name(r)}.example.com"`],
  (r) => [
    `curl -sS -H "Authorization: Bearer $TOKEN" https://${address(r)}/api/${r.pick(NOUNS)}s?limit=${r.int(5, 500)} | jq '.${r.pick(NOUNS)}[]'`,
  ],
  (r) => [
    `for ${r.pick(NOUNS)} in $(cat ${name(r)}.txt); do`,
    `  ping -c ${r.int(1, 5)} "${address(r)}" || echo "no answer: $?" >&2`,
    'done',
  ],
  (r) => [`if [ -f /etc/${name(r)}.conf ]; then`, `  sudo systemctl restart ${name(r)}.service`, 'fi'],
  (r) => [`tar --create --gzip --file="/backup/${name(r)}-$(date +%F).tgz" /var/lib/${name(r)}`],
  (r) => [
    `sudo ${r.pick(VERBS)}ctl --${r.pick(NOUNS)} ${name(r)} --timeout=${r.int(10, 90)} \\`,
    `  --output=json > /tmp/${name(r)}.json`,
  ],
];

/** @param {Random} random */
function bash(random) {
  const lines = [];
  for (let blocks = random.int(4, 7); blocks > 0; blocks--) lines.push(...random.pick(BASH)(random));
  return lines.join('\n');
}

/** @param {Random} random */
function yaml(random) {
  const lines = [`# settings of ${name(random)}`, `version: ${random.int(1, 4)}`];
  for (let groups = random.int(2, 3); groups > 0; groups--) {
    lines.push(
      `${name(random)}:`,
      `  enabled: ${random.chance(0.5)}`,
      `  address: "${address(random)}:${random.int(1000, 9999)}"`,
    );
    lines.push(`  ${random.pick(NOUNS)}s:`);
    for (let items = random.int(2, 3); items > 0; items--) {
      lines.push(
        `    - name: ${name(random)}`,
        `      interval: ${random.int(5, 60)}m  # ${random.pick(ADJECTIVES)}`,
      );
    }
  }
  return lines.join('\n');
}

/** @param {Random} random */
function json(random) {
  const entry = () => ({
    name: name(random),
    address: address(random),
    [random.pick(NOUNS)]: random.int(1, 900),
    active: random.chance(0.5),
  });
  const value = {
    [`${random.pick(NOUNS)}s`]: Array.from({ length: random.int(2, 3) }, entry),
    next: random.chance(0.3) ? null : `/api/${name(random)}`,
  };
  return JSON.stringify(value, null, 2);
}

const LANGUAGES = { bash, yaml, json };

/**
 * A code fence; no two are alike, so that a cache of highlighted code is of no use.
 * @param {Random} random
 */
export function codeFence(random) {
  const language = random.pick(['bash', 'bash', 'yaml', 'json']);
  return `\`\`\`${language}\n${LANGUAGES[language](random)}\n\`\`\``;
}
