/** A human check without a frame: a test passes it, or lets it expire, for everybody who listens. */
import type { HumanCheck, HumanCheckEvent } from '../../src/application/ports/human-check.ts'

export interface HumanCheckListeners {
  /** Those who listen to a check now. */
  readonly listeners: Set<(news: HumanCheckEvent) => void>
}

export function fakeHumanCheck({ listeners }: HumanCheckListeners): HumanCheck {
  return {
    listen: (_, hear) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}
