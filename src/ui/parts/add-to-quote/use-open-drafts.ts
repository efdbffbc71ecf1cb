/** The drafts that a line may be added to, asked for as soon as there is a price. */
import { useSelector } from '@xstate/react'
import { either as E } from 'fp-ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Pricing } from '../../../application/pricing/pricing.ts'
import { sessionView } from '../../../application/account/session.view.ts'
import type { AddedLine } from '../../../domain/pricing/price-flow.view.ts'
import type { OpenDraft } from '../../../domain/quote/quote.ts'
import type { PortFailure } from '../../../domain/shared/port-failure.ts'
import { useStorefront } from '../../storefront-context.tsx'

export type OpenDrafts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly drafts: readonly OpenDraft[] }
  | { readonly kind: 'failed'; readonly failure: PortFailure }

const loading: OpenDrafts = { kind: 'loading' }

/** Milliseconds for which an answer is good enough to choose from. */
const freshness = 30_000

interface DraftsWanted {
  /** Whether there is a price, and with it a line to add. */
  readonly isWanted: boolean
  /** The line added last; it may have made a new draft. */
  readonly added: AddedLine | undefined
}

/**
 * Asked for with the price, after every new sign-in and after every line that was added, so that the
 * dialog opens without a round trip. An older question is given up as soon as a newer one is asked, so
 * that no older answer is ever laid over a newer one.
 */
export function useOpenDrafts(
  openDrafts: Pricing['openDrafts'],
  { isWanted, added }: DraftsWanted,
) {
  const { session } = useStorefront()
  const signIns = useSelector(session, (now) => sessionView(now).signIns)
  const [drafts, setDrafts] = useState<OpenDrafts>(loading)
  const [attempt, setAttempt] = useState(0)
  const lastAdded = useLast(added)
  const askedAt = useRef(0)
  const wish = useMemo(
    () => ({ isWanted, attempt, signIns, lastAdded }),
    [isWanted, attempt, signIns, lastAdded],
  )
  // A request to the server, which is outside React; it is aborted when its answer is no longer needed.
  useEffect(() => {
    if (!wish.isWanted) return undefined
    const given = new AbortController()
    const ask = async () => {
      askedAt.current = performance.now()
      const answer = await openDrafts(given.signal)()
      if (!given.signal.aborted) setDrafts((known) => newer(known, answer))
    }
    void ask()
    return () => given.abort()
  }, [openDrafts, wish])
  const retry = () => {
    setDrafts(loading)
    setAttempt(attempt + 1)
  }
  /** For the moment the dialog opens: asks again unless what is known, or on its way, is fresh. */
  const freshen = () => {
    if (drafts.kind === 'failed') retry()
    else if (performance.now() - askedAt.current > freshness) setAttempt(attempt + 1)
  }
  /** What is known has proved doubtful. */
  const distrust = () => {
    askedAt.current = Number.NEGATIVE_INFINITY
  }
  return { drafts, retry, freshen, distrust }
}

/** The last value there was, also while there is none. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(() => value)
  return last
}

/** What is known now; a question that fails takes nothing away from what was known before. */
function newer(known: OpenDrafts, answer: E.Either<PortFailure, readonly OpenDraft[]>): OpenDrafts {
  if (E.isRight(answer)) return { kind: 'ready', drafts: answer.right }
  return known.kind === 'ready' ? known : { kind: 'failed', failure: answer.left }
}
