/** Tells the chart of a quote what an editor holds that has a state of its own, for as long as it is on the page. */
import { useEffect } from 'react'
import type { OpenEditor } from '../../../domain/quote/unsaved.ts'
import type { OpenQuote } from './use-quote.ts'

/** `count` is how many unsaved things it holds now. */
export function useEditorReport(
  { actor }: Pick<OpenQuote, 'actor'>,
  editor: OpenEditor,
  count: number,
): void {
  // The chart lives outside of React.
  useEffect(() => {
    const tell = (held: number) => {
      // A quote that is gone has ended its chart; its editors close a moment later.
      if (actor.getSnapshot().status !== 'active') return
      actor.send({ type: 'editor.changed', editor, count: held })
    }
    tell(count)
    return () => tell(0)
  }, [actor, editor, count])
}
