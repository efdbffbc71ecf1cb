/** A day of which a part is typed: a browser says no more of it than that it cannot be read. */
export function beginDay(field: HTMLElement): { badInput: boolean } {
  const validity = { badInput: true }
  Object.defineProperty(field, 'validity', { value: validity })
  return validity
}
