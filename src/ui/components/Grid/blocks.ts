/**
 * Lines in blocks, and blocks in sections, each of which is drawn as one: what changes in one line leaves all other blocks
 * and sections alone.
 */

/** So few that a block is laid out in a moment. */
export const linesOfBlock = 5

/** So many that the browser watches sections of a hundred lines, and not hundreds of blocks. */
export const blocksOfSection = 20

type Blocks<Key> = readonly (readonly Key[])[]

/**
 * The blocks of these keys, of so many each. Where keys have only gone, or come at the end, the blocks stay what they were without them
 * or with them; another order makes new ones.
 */
export function blocksOf<Key>(
  before: Blocks<Key>,
  keys: readonly Key[],
  size: number,
): Blocks<Key> {
  const there = new Set(keys)
  const kept = before.map((block) => block.filter((key) => there.has(key)))
  const flat = kept.flat()
  const isSameOrder = flat.every((key, index) => key === keys[index])
  const [last = [], ...others] = (isSameOrder ? kept : []).toReversed()
  const rest = isSameOrder ? keys.slice(flat.length) : keys
  const filled = [...last, ...rest.slice(0, Math.max(0, size - last.length))]
  const more = rest.slice(filled.length - last.length)
  const all = [...others.toReversed(), filled, ...chunks(more, size)].filter(
    ({ length }) => length > 0,
  )
  return all.map((block, index) => sameOr(before[index], block))
}

function chunks<Key>(keys: readonly Key[], size: number): Blocks<Key> {
  return Array.from({ length: Math.ceil(keys.length / size) }, (_, index) =>
    keys.slice(index * size, (index + 1) * size),
  )
}

function sameOr<Key>(former: readonly Key[] | undefined, block: readonly Key[]): readonly Key[] {
  const isSame = former?.length === block.length && former.every((key, at) => key === block[at])
  return isSame && former ? former : block
}

/** Where each block begins, when they stand one after the other. */
export function startsOf(blocks: Blocks<unknown>): readonly number[] {
  let next = 0
  return blocks.map(({ length }) => {
    const start = next
    next += length
    return start
  })
}
