/** Several names as one value of an address. */

/** Undefined for none. */
export function namesText(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  return names.map((name) => name.replaceAll('~', '~0').replaceAll(',', '~1')).join(',')
}

/** The names that `namesText` wrote. */
export function namesIn(text: string | undefined): readonly string[] {
  const names = text?.split(',').map((name) => name.replaceAll('~1', ',').replaceAll('~0', '~'))
  return [...new Set(names)].filter((name) => name !== '')
}
