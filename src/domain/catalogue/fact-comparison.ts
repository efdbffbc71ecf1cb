/** What several things have in common and what not: facts of each, side by side. */

/** One fact of one thing. Facts of the same key answer the same question. */
export interface Fact {
  readonly key: string
  readonly name: string
  /** What it says; two facts that say the same are the same. Empty where nothing was answered. */
  readonly text: string
}

export interface FactRow<Of extends Fact> {
  readonly key: string
  readonly name: string
  /** One for each thing; undefined where the question is not asked of it, or nothing is known of it. */
  readonly cells: readonly (Of | undefined)[]
}

export interface FactComparison<Of extends Fact> {
  readonly different: readonly FactRow<Of>[]
  readonly same: readonly FactRow<Of>[]
  /** Whether there are two things to compare. */
  readonly isComparison: boolean
}

/**
 * The facts of several things as rows, those that differ apart from those that do not, each in the order of the first
 * thing that has it. Of a thing that is undefined nothing is known: it makes no difference. Nor does one that is known
 * in part only: it stands in the rows of the others, and has rows of its own where there are no two to compare.
 */
export function comparedFacts<Of extends Fact>(
  things: readonly (readonly Of[] | undefined)[],
  isWhole: (index: number) => boolean = () => true,
): FactComparison<Of> {
  const counts = (index: number) => things[index] !== undefined && isWhole(index)
  const counted = things.filter((_, index) => counts(index))
  const isComparison = counted.length > 1
  const names = new Map<string, string>()
  for (const { key, name } of (isComparison ? counted : things).flatMap((facts) => facts ?? [])) {
    if (!names.has(key)) names.set(key, name)
  }
  const known = things.map((facts) => facts && new Map(facts.map((fact) => [fact.key, fact])))
  const rows = [...names].map(([key, name]) => ({
    key,
    name,
    cells: known.map((facts) => facts?.get(key)),
  }))
  const isDifferent = ({ cells }: FactRow<Of>) => {
    const said = cells.filter((_, index) => counts(index))
    return new Set(said.map((fact) => fact?.text)).size > 1
  }
  return {
    different: rows.filter(isDifferent),
    same: rows.filter((row) => !isDifferent(row)),
    isComparison,
  }
}
