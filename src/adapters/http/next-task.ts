/** Work of the page in pieces: between two tasks it answers. */

/** Once other work of the page has had its turn. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/** Runs what it is given, and no more of it in one task than it may. */
export type InTurn = <Answer>(begin: () => Promise<Answer>) => Promise<Answer>

/**
 * Of many programs that are begun at once, so many are begun in one task of the page; the others follow in the next ones.
 * What comes alone is begun at once.
 */
export function inTurn(most: number, pause: () => Promise<void> = nextTask): InTurn {
  let begun = 0
  let next: Promise<void> | undefined
  const turn = () => {
    next ??= pause().then(() => {
      begun = 0
      next = undefined
    })
    return next
  }
  const run: InTurn = async (begin) => {
    if (begun >= most) {
      await turn()
      return run(begin)
    }
    begun += 1
    void turn()
    return begin()
  }
  return run
}
