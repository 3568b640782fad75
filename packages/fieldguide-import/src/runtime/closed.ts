import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function refuseNetwork(): never {
  throw new Error('there is no network while a site is imported');
}

function refuseProcess(): never {
  throw new Error('there are no other processes while a site is imported');
}

/**
 * Takes the network and other processes away from the code that this process runs, whatever way it takes to the modules
 * of Node. Node's permission flag does so for files and programs.
 */
export function closeProcess(): void {
  replace(net.Socket.prototype, /^connect$/, refuseNetwork);
  replace(net.Server.prototype, /^listen$/, refuseNetwork);
  replace(dgram.Socket.prototype, /^(?:bind|connect|send)$/, refuseNetwork);
  const names = /^(?:lookup|resolve|reverse)/;
  for (const one of [dns, dns.promises]) {
    replace(one, names, refuseNetwork);
    replace(one.Resolver.prototype, names, refuseNetwork);
  }
  syncBuiltinESMExports();
  for (const name of ['fetch', 'WebSocket', 'EventSource'])
    Reflect.set(globalThis, name, async () => refuseNetwork());
  for (const name of ['getBuiltinModule', 'kill', '_kill', '_debugProcess', 'binding', '_linkedBinding'])
    Reflect.set(process, name, refuseProcess);
}

/** Replaces functions of an object and of those that it inherits from. */
function replace(target: object, names: RegExp, put: () => never): void {
  for (
    let one: object | null = target;
    one !== null && one !== Object.prototype;
    one = Object.getPrototypeOf(one)
  )
    for (const name of Object.getOwnPropertyNames(one))
      if (names.test(name)) Object.defineProperty(one, name, { value: put, configurable: true });
}
