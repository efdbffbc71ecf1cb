/** The drafts that a line may be added to, asked for as soon as there is a price. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  keptAnswer,
  keptAnswerView,
  type KeptAnswerView,
} from '../../../application/kept-answer.machine.ts'
import type { PortFailure } from '../../../application/failure.ts'
import type { Pricing } from '../../../application/pricing/pricing.ts'
import { sessionView } from '../../../application/account/session.view.ts'
import type { AddedLine } from '../../../domain/pricing/price-flow.view.ts'
import type { OpenDraft } from '../../../domain/quote/quote.ts'
import { useStorefront } from '../../storefront-context.tsx'

export type OpenDrafts = KeptAnswerView<readonly OpenDraft[]>

/** An answer is good enough to choose from for half a minute. */
const freshness = { freshFor: 30_000, now: () => performance.now() }

interface DraftsWanted {
  /** Whether there is a price, and with it a line to add. */
  readonly isWanted: boolean
  /** The line added last; it may have made a new draft. */
  readonly added: AddedLine | undefined
}

/**
 * Asked for with the price, after every new sign-in and after every line that was added, so that the
 * dialog opens without a round trip.
 */
export function useOpenDrafts(
  openDrafts: Pricing['openDrafts'],
  { isWanted, added }: DraftsWanted,
) {
  const { session } = useStorefront()
  const signIns = useSelector(session, (now) => sessionView(now).signIns)
  const [machine] = useState(() => keptAnswer(openDrafts))
  const actor = useActorRef(machine, { input: freshness })
  const drafts = useSelector(actor, keptAnswerView<readonly OpenDraft[]>)
  const lastAdded = useLast(added)
  // The chart is outside React.
  useEffect(
    () => actor.send({ type: isWanted ? 'answer.ask' : 'answer.leave' }),
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- a sign-in and a line that was added ask again
    [actor, isWanted, signIns, lastAdded],
  )
  return {
    drafts,
    retry: () => actor.send({ type: 'answer.retry' }),
    /** For the moment the dialog opens: asks again unless what is known, or on its way, is fresh. */
    freshen: () => actor.send({ type: 'answer.freshen' }),
    /** What is known has proved doubtful. */
    distrust: () => actor.send({ type: 'answer.doubt' }),
  }
}

/** Asks for the drafts again where a write to one of them failed: it may be no draft any more. */
export function useDraftsAgain(
  failure: PortFailure | undefined,
  { distrust, freshen }: Pick<ReturnType<typeof useOpenDrafts>, 'distrust' | 'freshen'>,
) {
  const askAgain = useEffectEvent(() => {
    distrust()
    freshen()
  })
  // What is known of the drafts lives outside of the form that the failure is shown in.
  useEffect(() => {
    if (failure) askAgain()
  }, [failure])
}

/** The last value there was, also while there is none. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(() => value)
  return last
}
