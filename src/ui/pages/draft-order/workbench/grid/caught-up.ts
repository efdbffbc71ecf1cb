/** Lines of which a few at a time are brought up to date. */

/** Changed lines that are drawn in one go. */
const linesAtOnce = 5

interface Keyed {
  readonly key: string
}

/**
 * The lines as they are to be drawn next, after `drawn`: which there are, and in what order, as it is now. Of those that
 * have changed only a few are new, first of all the one of the key `here`; the very same list once none is left behind.
 */
export function caughtUp<Line extends Keyed>(
  drawn: readonly Line[],
  lines: readonly Line[],
  here: string | undefined,
): readonly Line[] {
  const before = new Map(drawn.map((line) => [line.key, line]))
  const isChanged = (line: Line) => (before.get(line.key) ?? line) !== line
  const changed = lines.filter(isChanged)
  if (changed.length <= linesAtOnce) return lines
  const first = changed.filter(({ key }) => key === here)
  const others = changed.filter(({ key }) => key !== here)
  const next = new Set([...first, ...others].slice(0, linesAtOnce))
  return lines.map((line) => (next.has(line) ? line : (before.get(line.key) ?? line)))
}
