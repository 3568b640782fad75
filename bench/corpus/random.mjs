/** A seeded source of chance: the same seed gives the same corpus on every machine (mulberry32). */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, but not including, 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /**
   * A whole number from `low` to `high`, both included.
   * @param {number} low
   * @param {number} high
   */
  int(low, high) {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /**
   * @template T
   * @param {readonly T[]} list
   * @returns {T}
   */
  pick(list) {
    return list[Math.floor(this.next() * list.length)];
  }

  /**
   * Favors the head of a list, as words do in a language.
   * @template T
   * @param {readonly T[]} list
   * @returns {T}
   */
  pickSkewed(list) {
    return list[Math.floor(this.next() ** 3 * list.length)];
  }

  /** @param {number} probability */
  chance(probability) {
    return this.next() < probability;
  }
}
