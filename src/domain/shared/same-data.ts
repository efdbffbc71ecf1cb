/** Whether two plain values say the same. */

/** Whether two records hold the very same values under the same names. */
export function isShallowlySame<Data extends object>(one: Data, other: Data): boolean {
  const mine: readonly (readonly [string, unknown])[] = Object.entries(one)
  const others: ReadonlyMap<string, unknown> = new Map(Object.entries(other))
  return (
    mine.length === others.size &&
    mine.every(([name, value]) => others.has(name) && Object.is(value, others.get(name)))
  )
}

/** Whether two values of plain data (records, lists and what they hold) are equal all the way down. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSameData(each, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameData(one[name], other[name]))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
