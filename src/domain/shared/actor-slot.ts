/**
 * The loud empty socket for an effect. A chart names its effects with slots; the application fills
 * them with `provide`. An unfilled slot rejects, which puts the actor in error at once, where a slot
 * that exists only as a type would leave the chart waiting for ever.
 */
import { fromPromise } from 'xstate'

/** A slot for the effect of this name, which rejects for as long as it is unfilled. */
export function actorSlot<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The effect "${name}" has not been provided.`)),
  )
}
