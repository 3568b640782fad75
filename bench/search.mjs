// Relevance of the embedded search on judged queries (tests/search/queries*.jsonl).
// usage: node bench/search.mjs [--failures [N]] [--tuning-only] [--size] [--tune ROUNDS] [--set seen|unseen|third|fourth [--peers]] [--corpus FOLDER] [--queries FOLDER] [--prefix NAME]
//   --failures  the worst queries of the tuning half (those of the checking half are never shown)
//   --tuning-only  says nothing of the checking half
//   --size      sizes of the files; times of building, opening and answering
//   --tune      a random search over the parameters on the tuning half; prints what is better
//   --prefix    whose files are asked: queries (the default), or paraphrases, which are harder and of one kind
//   --set       asks a set of tests/search/judged2 to judged4 over the pages as they are, and nothing else; with --failures, what it missed;
//               with --peers, MiniSearch and Pagefind beside us
//   --corpus    a folder of Markdown; default: the judged corpus, our pages as they are frozen in tests/search/corpus
//   --freeze    writes that corpus anew from the site as it is; judge the queries anew by the pages, then measure
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';

const root = path.join(import.meta.dirname, '..');
// Within the repository, where it finds the libraries that it does not bundle.
const out = path.join(root, `bench/.work/search-${process.pid}.mjs`);
// The sources look for files beside themselves, as they do in tests; `bundleOnce.ts` has the word as a string, which stays.
const atTheirPlaces = {
  name: 'at their places',
  transform: (code, id) =>
    code
      .replaceAll(/(?<!')import\.meta\.dirname/g, JSON.stringify(path.dirname(id)))
      .replaceAll(/(?<!')import\.meta\.filename/g, JSON.stringify(id)),
};
try {
  await build({
    input: path.join(root, 'tests/search/bench.ts'),
    platform: 'node',
    plugins: [atTheirPlaces],
    external: (id) => !/^[./]/.test(id) && !path.isAbsolute(id),
    transform: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'warn',
    output: { file: out, format: 'esm' },
  });
  const { main } = await import(out);
  await main({ root, args: process.argv.slice(2) });
} finally {
  fs.rmSync(out, { force: true });
}
