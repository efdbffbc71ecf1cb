/** The drafts that a line may be added to, asked for as soon as there is a price. */
import { either as E } from 'fp-ts'
import { useEffect, useMemo, useState } from 'react'
import type { OpenDraft } from '../../../domain/quote/quote.ts'
import type { PortFailure } from '../../../domain/shared/port-failure.ts'
import { useStorefront } from '../../storefront-context.tsx'

export type OpenDrafts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly drafts: readonly OpenDraft[] }
  | { readonly kind: 'failed'; readonly failure: PortFailure }

const loading: OpenDrafts = { kind: 'loading' }

/**
 * `wanted` changes whenever the drafts are to be asked for anew, and is undefined while nobody wants
 * them: with the price, so that the dialog opens without a further round trip.
 */
export function useOpenDrafts(wanted: unknown) {
  const { read } = useStorefront()
  const [drafts, setDrafts] = useState<OpenDrafts>(loading)
  const [attempt, setAttempt] = useState(0)
  const wish = useMemo(() => ({ wanted, attempt }), [wanted, attempt])
  // A request to the server, which is outside React; it is given up when nobody waits for it.
  useEffect(() => {
    if (wish.wanted === undefined) return undefined
    const given = new AbortController()
    const ask = async () => {
      const answer = await read.openDrafts(given.signal)()
      if (!given.signal.aborted) setDrafts((known) => newer(known, answer))
    }
    void ask()
    return () => given.abort()
  }, [read, wish])
  const retry = () => {
    setDrafts(loading)
    setAttempt(attempt + 1)
  }
  return { drafts, retry }
}

/** What is known now; a question that fails takes nothing away from what was known before. */
function newer(known: OpenDrafts, answer: E.Either<PortFailure, readonly OpenDraft[]>): OpenDrafts {
  if (E.isRight(answer)) return { kind: 'ready', drafts: answer.right }
  return known.kind === 'ready' ? known : { kind: 'failed', failure: answer.left }
}
