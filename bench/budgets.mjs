/**
 * A measured value and the most it may be.
 * @typedef {object} Budget
 * @property {string} name
 * @property {number} value
 * @property {number} limit
 * @property {string} [unit]
 * @property {number} [digits] Decimals shown.
 */

/** @param {Budget} budget */
export const isBroken = ({ value, limit }) => !(value <= limit);

/** @param {Budget} budget */
export function describeBudget(budget) {
  const { name, value, limit, unit = '', digits = 0 } = budget;
  const amount = (number) => `${number.toFixed(digits)}${unit && ` ${unit}`}`;
  return `${isBroken(budget) ? 'BROKEN' : 'kept  '}  ${name}: ${amount(value)}, at most ${amount(limit)}`;
}
