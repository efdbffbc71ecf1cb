/** A question that is asked by many at once is looked into once, and all of them get that answer. */
export function shared<A>(look: () => Promise<A>): () => Promise<A> {
  let looking: Promise<A> | undefined
  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}
