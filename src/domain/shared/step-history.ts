/** Steps that can be undone and done again, one after the other. */

export interface StepHistory<Step> {
  /** The newest step is last. */
  readonly done: readonly Step[]
  /** The step that was undone last is last. */
  readonly undone: readonly Step[]
}

/** So many steps can be undone. */
const depth = 200

/** A history in which nothing has been done. */
export const noSteps: StepHistory<never> = { done: [], undone: [] }

/** The history after one more step; what was undone cannot be done again. */
export function withNextStep<Step>({ done }: StepHistory<Step>, step: Step): StepHistory<Step> {
  return { done: [...done, step].slice(-depth), undone: [] }
}

/** A step, and the history once it is taken back or done again. */
export interface HistoryMove<Step> {
  readonly step: Step
  readonly history: StepHistory<Step>
}

/** The last step is to be taken back; undefined where there is none. */
export function stepBack<Step>({ done, undone }: StepHistory<Step>): HistoryMove<Step> | undefined {
  const step = done.at(-1)
  if (step === undefined) return undefined
  return { step, history: { done: done.slice(0, -1), undone: [...undone, step] } }
}

/** The step that was undone last is to be done again; undefined where there is none. */
export function stepForward<Step>({
  done,
  undone,
}: StepHistory<Step>): HistoryMove<Step> | undefined {
  const step = undone.at(-1)
  if (step === undefined) return undefined
  return { step, history: { done: [...done, step], undone: undone.slice(0, -1) } }
}
