/** The drafts that a line may be added to, asked for as soon as there is a price. */
import { useCallback, useEffect, useState } from 'react'
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
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      setDrafts((known) => (known.kind === 'ready' ? known : loading))
      const answer = await read.openDrafts(signal)()
      if (signal?.aborted) return
      setDrafts(
        answer._tag === 'Right'
          ? { kind: 'ready', drafts: answer.right }
          : { kind: 'failed', failure: answer.left },
      )
    },
    [read],
  )
  // A request to the server, which is outside React; it is given up when nobody waits for it.
  useEffect(() => {
    if (wanted === undefined) return
    const given = new AbortController()
    void ask(given.signal)
    return () => given.abort()
  }, [ask, wanted])
  return { drafts, retry: () => void ask() }
}
