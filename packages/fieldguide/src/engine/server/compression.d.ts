/** Its published types are those of Express; it works with any server of Node. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  function compression(options: {
    filter: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    /** True for types of text. */
    const filter: Filter;
  }
  export default compression;
}
