/** Answers that are worked out once, for as long as nothing that they rest on changes. */

/** Answers for a key, given the rest of what they follow from. */
export type Remembering<Key extends WeakKey, Answer> = (
  key: Key,
  rest: readonly unknown[],
  answerNow: () => Answer,
) => Answer

/**
 * A memo and no state: for each key the last answer, which stands as long as the rest of what it follows from is the
 * very same.
 */
export function remembering<Key extends WeakKey, Answer>(): Remembering<Key, Answer> {
  const last = new WeakMap<Key, { readonly rest: readonly unknown[]; readonly answer: Answer }>()
  return (key, rest, answerNow) => {
    const known = last.get(key)
    if (known && isSame(rest, known.rest)) return known.answer
    const answer = answerNow()
    last.set(key, { rest, answer })
    return answer
  }
}

/** A loop in place of `every`: two thousand lines ask at every key that is struck. */
function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index += 1) {
    if (!Object.is(one[index], other[index])) return false
  }
  return true
}
