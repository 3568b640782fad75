// `npm start`: installs what is missing, builds the site and serves it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { requireNode } from '../packages/fieldguide/bin/requireNode.mjs';
import { ensurePackages, root, withInstallErrors } from './install.mjs';

requireNode();
await withInstallErrors(async () => {
  ensurePackages();
  const cli = path.join(root, 'bin/fieldguide.mjs');
  const built = spawnSync(process.execPath, [cli, 'build'], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) {
    console.error('The site was not built; the messages above say why.');
    process.exitCode = built.status ?? 1;
    return;
  }
  process.env.NODE_ENV ??= 'production';
  const { main } = await import('../packages/fieldguide/dist/cli.mjs');
  process.chdir(root);
  process.exitCode = await main({
    argv: [...process.argv.slice(0, 2), 'serve', '--open', ...process.argv.slice(2)],
    home: path.join(root, 'packages/fieldguide/dist'),
  });
});
