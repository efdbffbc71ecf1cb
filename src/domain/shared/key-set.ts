/** Lists of keys as sets. */

// A memo and no state: the same list always makes the same set.
const known = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The keys as a set, made once for a list, so that a long one is not searched from its beginning for every line. */
export function keySet(keys: readonly string[]): ReadonlySet<string> {
  const before = known.get(keys)
  if (before) return before
  const made = new Set(keys)
  known.set(keys, made)
  return made
}
