/** Tells the chart of a quote what an editor holds that has a state of its own, for as long as it is on the page. */
import { useEffect } from 'react'
import type { OpenEditor } from '../../../domain/quote/unsaved.ts'
import type { QuoteAtHand } from './use-quote.ts'

/** `count` is how many unsaved things it holds now. */
export function useEditorReport(
  { send }: Pick<QuoteAtHand, 'send'>,
  editor: OpenEditor,
  count: number,
): void {
  // The chart lives outside of React.
  useEffect(() => {
    send({ type: 'editor.changed', editor, count })
    return () => send({ type: 'editor.changed', editor, count: 0 })
  }, [send, editor, count])
}
