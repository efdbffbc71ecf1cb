/** The history of an open quote, read when it is wanted and again after every change. */
import { either as E } from 'fp-ts'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { QuoteEditing } from '../../../application/quote/quote-editing.ts'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import type { QuoteLedger } from '../../../domain/quote/quote-ledger.ts'
import {
  changedSinceSubmission,
  type LineMarks,
  noMarks,
} from '../../../domain/quote/quote-marks.ts'
import { isSameData } from '../../../domain/shared/same-data.ts'
import type { ProgramState } from '../../use-program.ts'

export interface OpenHistory {
  readonly reading: ProgramState<QuoteLedger>
  /** The lines that were changed since the reviewer last had them; none while that is not known. */
  readonly marks: LineMarks
  /** Has it read; it is not asked for before. */
  readonly want: () => void
  readonly again: () => void
}

/**
 * What stays on show is the newest history that was read: an older answer never replaces it. A quote that its customer
 * has got back is read at once, because its lines are marked.
 */
export function useHistory(editing: QuoteEditing, view: QuoteView): OpenHistory {
  const { id, history } = view.quote
  const [isWished, setWished] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [reading, setReading] = useState<OpenHistory['reading']>({ kind: 'waiting' })
  const isWanted = isWished || (view.canEdit && history.length > 0)
  const version = useSettledVersion(view)
  // A request is outside of React; leaving aborts it.
  useEffect(() => {
    if (!isWanted) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      const answer = await editing.ledger(id, signal)()
      if (signal.aborted) return
      // A long history is drawn in pieces, in which the page answers.
      startTransition(() =>
        setReading((now) => {
          if (E.isRight(answer)) return { kind: 'read', answer: answer.right }
          return now.kind === 'read' ? now : { kind: 'failed', failure: answer.left }
        }),
      )
    }
    void ask()
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- a change and another attempt ask again
  }, [editing, id, isWanted, version, attempt])
  const read = useMemo(
    () => (reading.kind === 'read' ? changedSinceSubmission(reading.answer) : noMarks),
    [reading],
  )
  const [marks, setMarks] = useState(read)
  // The marks of thousands of lines are drawn again only where one of them is another.
  if (marks !== read && !isSameData(marks, read)) setMarks(read)
  const want = useCallback(() => setWished(true), [])
  const again = useCallback(() => {
    setReading({ kind: 'waiting' })
    setAttempt((count) => count + 1)
  }, [])
  return useMemo(() => ({ reading, marks, want, again }), [reading, marks, want, again])
}

/** Names what was last heard of the quote, as long as nothing is on its way. */
function useSettledVersion({ revision, quote, isBusy }: QuoteView): string {
  const version = `${revision} ${quote.history.length}`
  const [settled, setSettled] = useState(version)
  if (!isBusy && settled !== version) setSettled(version)
  return settled
}
