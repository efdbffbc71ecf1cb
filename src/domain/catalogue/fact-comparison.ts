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
}

/**
 * The facts of several things as rows, those that differ apart from those that do not, each in the order of the first
 * thing that has it. Of a thing that is undefined nothing is known: it makes no difference.
 */
export function comparedFacts<Of extends Fact>(
  things: readonly (readonly Of[] | undefined)[],
): FactComparison<Of> {
  const names = new Map<string, string>()
  for (const { key, name } of things.flatMap((facts) => facts ?? [])) {
    if (!names.has(key)) names.set(key, name)
  }
  const known = things.map((facts) => facts && new Map(facts.map((fact) => [fact.key, fact])))
  const rows = [...names].map(([key, name]) => ({
    key,
    name,
    cells: known.map((facts) => facts?.get(key)),
  }))
  const isDifferent = ({ cells }: FactRow<Of>) => {
    const said = cells.filter((_, index) => known[index] !== undefined)
    return new Set(said.map((fact) => fact?.text)).size > 1
  }
  return {
    different: rows.filter(isDifferent),
    same: rows.filter((row) => !isDifferent(row)),
  }
}
