/** Lines in blocks, each of which is drawn as one: what changes in one line leaves all other blocks alone. */

/** Lines of a block: so few that one of them is laid out in a moment, and so many that the browser need not watch hundreds. */
export const blockSize = 10

type Blocks<Key> = readonly (readonly Key[])[]

/**
 * The blocks of these keys. Where keys have only gone, or come at the end, the blocks stay what they were without them
 * or with them; another order makes new ones.
 */
export function blocksOf<Key>(before: Blocks<Key>, keys: readonly Key[]): Blocks<Key> {
  const there = new Set(keys)
  const kept = before.map((block) => block.filter((key) => there.has(key)))
  const flat = kept.flat()
  const isSameOrder = flat.every((key, index) => key === keys[index])
  const [last = [], ...others] = (isSameOrder ? kept : []).toReversed()
  const rest = isSameOrder ? keys.slice(flat.length) : keys
  const filled = [...last, ...rest.slice(0, Math.max(0, blockSize - last.length))]
  const more = rest.slice(filled.length - last.length)
  const all = [...others.toReversed(), filled, ...chunks(more)].filter(({ length }) => length > 0)
  return all.map((block, index) => sameOr(before[index], block))
}

function chunks<Key>(keys: readonly Key[]): Blocks<Key> {
  return Array.from({ length: Math.ceil(keys.length / blockSize) }, (_, index) =>
    keys.slice(index * blockSize, (index + 1) * blockSize),
  )
}

function sameOr<Key>(former: readonly Key[] | undefined, block: readonly Key[]): readonly Key[] {
  const isSame = former?.length === block.length && former.every((key, at) => key === block[at])
  return isSame && former ? former : block
}
