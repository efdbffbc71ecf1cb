/** Changes of lines, line by line. */

/** The changes of each line together, in the order in which they were made. */
export function byLine<Change extends { readonly itemId: string }>(
  changes: readonly Change[],
): readonly (readonly [Change, ...Change[]])[] {
  const lines = new Map<string, [Change, ...Change[]]>()
  for (const change of changes) {
    const known = lines.get(change.itemId)
    if (known) known.push(change)
    else lines.set(change.itemId, [change])
  }
  return [...lines.values()]
}
