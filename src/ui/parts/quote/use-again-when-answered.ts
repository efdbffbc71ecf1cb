/** Asks again for what could not be read as soon as the server has answered anything else of the quote. */
import { useEffect, useEffectEvent } from 'react'
import { answersTaken } from '../../../domain/quote/quote-lifecycle.view.ts'
import type { OpenQuote } from './use-quote.ts'

export function useAgainWhenAnswered(
  { actor }: Pick<OpenQuote, 'actor'>,
  hasFailed: boolean,
  again: () => void,
): void {
  const retry = useEffectEvent(again)
  // The chart lives outside of React, and a part of the page that shows nothing of its answers is not drawn for them.
  useEffect(() => {
    if (!hasFailed) return undefined
    const before = answersTaken(actor.getSnapshot())
    const listening = actor.subscribe((snapshot) => {
      if (answersTaken(snapshot) !== before) retry()
    })
    return () => listening.unsubscribe()
  }, [actor, hasFailed])
}
