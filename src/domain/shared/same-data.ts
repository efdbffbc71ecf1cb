/** Whether two plain values say the same. */

/** Whether two records hold the very same values under the same names. */
export function isShallowlySame<Data extends object>(one: Data, other: Data): boolean {
  if (Object.is(one, other)) return true
  if (!isRecord(one) || !isRecord(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && Object.is(one[name], other[name]))
  )
}

/** Whether two values of plain data (records, lists, sets, maps and what they hold) are equal all the way down. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSameData(each, other[index]))
  }
  if (one instanceof Set && other instanceof Set) {
    return one.size === other.size && [...one].every((each) => other.has(each))
  }
  if (one instanceof Map && other instanceof Map) {
    return (
      one.size === other.size &&
      [...one].every(([key, value]) => other.has(key) && isSameData(value, other.get(key)))
    )
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameData(one[name], other[name]))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Set) &&
    !(value instanceof Map)
  )
}

/** The former value where the new one says the same, so that who has drawn it need not draw it again. */
export function keptIfSame<Data>(former: Data, now: Data): Data {
  return isSameData(former, now) ? former : now
}
