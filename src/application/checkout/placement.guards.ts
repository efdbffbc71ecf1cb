/** What the chart of a placement asks before it goes on. */
import { is, isFree, type PlacementContext } from './placement.context.ts'

/** Reads that say `open` before a lost press is believed not to have arrived. */
const readsToBelieve = 3

interface Scope {
  readonly context: PlacementContext
}

export const placementGuards = {
  isDoubtful: ({ context }: Scope) =>
    context.isLost && isFree(context) && context.checks < readsToBelieve,
  goesOnByItself: ({ context }: Scope) => context.isReturning && is(context, 'requires-action'),
  isFollowed: ({ context }: Scope) => context.isLost || is(context, 'processing'),
  hasChanges: ({ context }: Scope) => context.changes.length > 0,
  wasVerified: ({ context }: Scope) => context.wasVerified,
  isOpen: ({ context }: Scope) => is(context, 'open'),
  isProcessing: ({ context }: Scope) => is(context, 'processing'),
  isDeclined: ({ context }: Scope) => is(context, 'requires-payment-method'),
  isChallenged: ({ context }: Scope) => is(context, 'requires-action'),
  wantsConfirmation: ({ context }: Scope) => is(context, 'requires-confirmation'),
  isAuthorized: ({ context }: Scope) => is(context, 'requires-capture'),
  isCanceled: ({ context }: Scope) => is(context, 'canceled'),
  isPaidNotPlaced: ({ context }: Scope) => is(context, 'paid-not-placed'),
}
