import { spawn } from 'node:child_process';

/** True on a terminal with a display; elsewhere a browser would be a surprise, or cannot start. */
export function canOpenBrowser(): boolean {
  if (!process.stdout.isTTY || process.env.CI) return false;
  return (
    process.platform === 'darwin' ||
    process.platform === 'win32' ||
    Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  );
}

/** Opens the reader's browser; does nothing where there is none. */
export function openBrowser(url: string): void {
  if (!canOpenBrowser()) return;
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url]]
        : ['xdg-open', [url]];
  const child = spawn(command as string, args as string[], { stdio: 'ignore', detached: true });
  // No browser installed is no fault: the URL stands on the terminal.
  child.on('error', () => {});
  child.unref();
}
