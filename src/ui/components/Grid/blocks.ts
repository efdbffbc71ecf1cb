/**
 * Lines in blocks, and blocks in sections, each of which is drawn as one: what changes in one line leaves all other blocks
 * and sections alone.
 */

/** So few that a block is laid out in a moment. */
export const linesOfBlock = 5

/** So many that the browser watches sections of a hundred lines, and not hundreds of blocks. */
export const blocksOfSection = 20

/** Keys that are drawn as one. Its name is its own as long as there is one of them, whichever has gone. */
export interface Block<Key> {
  readonly name: number
  readonly keys: readonly Key[]
}

type Blocks<Key> = readonly Block<Key>[]

/**
 * The blocks of these keys, of so many each. Where keys have only gone, or come at the end, the blocks stay what they were without them
 * or with them; another order makes new ones, except for those that begin as one did before. A block whose
 * keys have all gone stays, empty, while a later one has keys and at least half of the blocks do: to take a block away has
 * the browser walk through the whole document.
 */
export function blocksOf<Key>(
  before: Blocks<Key>,
  keys: readonly Key[],
  size: number,
): Blocks<Key> {
  const there = new Set(keys)
  const left = before.map((block) =>
    withKeys(
      block,
      block.keys.filter((key) => there.has(key)),
    ),
  )
  const held = left.filter(holdsSome)
  const kept =
    held.length < left.length / 2 ? held : left.slice(0, left.findLastIndex(holdsSome) + 1)
  const flat = kept.flatMap((block) => block.keys)
  const isSameOrder = flat.every((key, index) => key === keys[index])
  const nextName = Math.max(-1, ...before.map(({ name }) => name)) + 1
  if (!isSameOrder) {
    const byFirst = new Map(before.map((block) => [block.keys[0], block]))
    return chunks(keys, size).map((chunk, index) =>
      withKeys(byFirst.get(chunk[0]) ?? { name: nextName + index, keys: [] }, chunk),
    )
  }
  const rest = keys.slice(flat.length)
  const last = kept.at(-1)
  const room = last ? size - last.keys.length : 0
  const filled = last ? [withKeys(last, [...last.keys, ...rest.slice(0, room)])] : []
  const more = chunks(rest.slice(room), size).map((chunk, index) => ({
    name: nextName + index,
    keys: chunk,
  }))
  return [...kept.slice(0, -1), ...filled, ...more]
}

function chunks<Key>(keys: readonly Key[], size: number): readonly (readonly Key[])[] {
  return Array.from({ length: Math.ceil(keys.length / size) }, (_, index) =>
    keys.slice(index * size, (index + 1) * size),
  )
}

const holdsSome = ({ keys }: Block<unknown>) => keys.length > 0

/** The block with these keys: the very same one where it has them already. */
function withKeys<Key>(block: Block<Key>, keys: readonly Key[]): Block<Key> {
  const isSame =
    block.keys.length === keys.length && keys.every((key, at) => key === block.keys[at])
  return isSame ? block : { name: block.name, keys }
}

/**
 * Whether most of the blocks have gone, as they do with another order or another filter. Where lines have been removed
 * from a long table nearly all of them stay.
 */
export function areOthers<Key>(before: Blocks<Key>, blocks: Blocks<Key>): boolean {
  const names = new Set(blocks.map(({ name }) => name))
  const held = before.filter(holdsSome)
  return held.filter(({ name }) => names.has(name)).length < held.length / 2
}

/** Where each block begins, when they stand one after the other. */
export function startsOf(blocks: Blocks<unknown>): readonly number[] {
  let next = 0
  return blocks.map(({ keys }) => {
    const start = next
    next += keys.length
    return start
  })
}
