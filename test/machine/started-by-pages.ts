/** What pages of a test have started, by the actor system that each runs in: one chart, filled once, serves all of them. */

/** An effect that was started and not answered yet. */
export interface Waiting<Input, Output> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly resolve: (output: Output) => void
  readonly reject: (defect: Error) => void
}

export function startedByPages<Effects>() {
  const pages = new WeakMap<object, Effects>()
  return {
    add: (system: object, effects: Effects) => void pages.set(system, effects),
    of: (system: object): Effects => {
      const effects = pages.get(system)
      if (!effects) throw new Error('This page was not made here.')
      return effects
    },
  }
}
