/** What the chart of a placement asks before it goes on. */
import { placementIs, isFree, type PlacementContext } from './placement.context.ts'

/** Reads that say `open` before a lost press is believed not to have arrived. */
const readsToBelieve = 3

interface Scope {
  readonly context: PlacementContext
}

export const placementGuards = {
  isDoubtful: ({ context }: Scope) =>
    context.isLost && isFree(context) && context.checks < readsToBelieve,
  goesOnByItself: ({ context }: Scope) =>
    context.isReturning && placementIs(context, 'requires-action'),
  isFollowed: ({ context }: Scope) => context.isLost || placementIs(context, 'processing'),
  isKnown: ({ context }: Scope) => context.placement !== undefined,
  hasChanges: ({ context }: Scope) => context.changes.length > 0,
  wasVerified: ({ context }: Scope) => context.wasVerified,
  isOpen: ({ context }: Scope) => placementIs(context, 'open'),
  isProcessing: ({ context }: Scope) => placementIs(context, 'processing'),
  isDeclined: ({ context }: Scope) => placementIs(context, 'requires-payment-method'),
  isChallenged: ({ context }: Scope) => placementIs(context, 'requires-action'),
  wantsConfirmation: ({ context }: Scope) => placementIs(context, 'requires-confirmation'),
  isAuthorized: ({ context }: Scope) => placementIs(context, 'requires-capture'),
  isCanceled: ({ context }: Scope) => placementIs(context, 'canceled'),
  isPaidNotPlaced: ({ context }: Scope) => placementIs(context, 'paid-not-placed'),
}
