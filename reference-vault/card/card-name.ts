/** The name on a card: capital letters, blanks and . ' - only (CART-13). */

const CAPITALS = /^[\p{Lu}\p{M} .'-]+$/u
export const LONGEST_NAME = 100

/** A name as it is shown while it is typed. */
export function inCapitals(typed: string): string {
  return typed.toUpperCase()
}

/** Whether a name holds capital letters, blanks and . ' - only. */
export function isInCapitals(name: string): boolean {
  return CAPITALS.test(name) && /\p{Lu}/u.test(name)
}
