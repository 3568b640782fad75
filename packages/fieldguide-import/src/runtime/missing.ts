const STAND_IN = Symbol('stand-in');

/** What a value replaces. */
export interface StandIn {
  module: string;
  /** With the way to it: `icons/all.Arrow`. */
  name: string;
}

/**
 * Replaces a missing module: it is empty, may be called, constructed, iterated and read, and calls `touched` when it
 * is used.
 */
export function missingModule(module: string, touched: () => void): object {
  const whole = missing({ module, name: module }, touched);
  // A bundle takes over the own properties of a module, and asks its prototype for all others.
  return Object.create(whole, {
    default: { value: whole, enumerable: true },
    __esModule: { value: true },
  });
}

function missing(what: StandIn, touched: () => void): object {
  const target = function standIn() {};
  const { module, name } = what;
  const again = () => {
    touched();
    return missing(what, touched);
  };
  return new Proxy(target, {
    get(_, key) {
      if (key === STAND_IN) return what;
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return [][Symbol.iterator].bind([]);
      if (key === 'toJSON') return () => `stand-in:${name}`;
      // Not a promise, not a React element, and its class has no instances.
      if (key === 'then' || key === '$$typeof' || typeof key === 'symbol') return undefined;
      if (key === 'prototype') return target.prototype;
      if (key === 'default') return missing(what, touched);
      return missing({ module, name: `${name}.${key}` }, touched);
    },
    apply: again,
    construct: again,
  });
}

/** What a value replaces; undefined for an ordinary value. */
export function standsFor(value: unknown): StandIn | undefined {
  return typeof value === 'function' ? Reflect.get(value, STAND_IN) : undefined;
}
