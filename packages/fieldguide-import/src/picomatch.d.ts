/** What we use of it; it comes without types. */
declare module 'picomatch' {
  export default function picomatch(globs: string[], options?: { dot?: boolean }): (path: string) => boolean;
}
