/** The same function, which works only once for each thing that it is asked. */
export function kept<Asked extends string>(
  make: (asked: Asked) => string,
): (asked: Asked) => string {
  const made = new Map<Asked, string>()
  return (asked) => {
    const before = made.get(asked)
    if (before !== undefined) return before
    const answer = make(asked)
    made.set(asked, answer)
    return answer
  }
}
