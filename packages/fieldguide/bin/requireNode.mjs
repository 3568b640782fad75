// Runs on any Node, also on those too old for the rest: no syntax newer than ES modules.
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Fieldguide needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  console.error('Install a newer one, for example with:  nvm install 22   (or from https://nodejs.org)');
  process.exit(1);
}
