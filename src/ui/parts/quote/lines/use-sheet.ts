/** The cells of an open quote as one edits them: saving, undoing, filling, all by the chart of the quote. */
import { startTransition, useMemo, useRef, useState } from 'react'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import type { HistoryDirection } from '../../../../domain/quote/quote-write.ts'
import { rowsOfQuote } from '../../../../domain/quote/quote-lifecycle.view.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { filled, filledDown, pasted, type SheetPaste } from '../../../../domain/quote/sheet-fill.ts'
import {
  type CellText,
  inOneStep,
  noHistory,
  redoneStep,
  type SheetField,
  type SheetHistory,
  type SheetMove,
  type SheetStep,
  undoneStep,
  withStep,
} from '../../../../domain/quote/sheet-history.ts'
import type { CalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import type { OpenQuote } from '../use-quote.ts'
import { cellText, storedText } from './cell-text.ts'

export interface SheetEdits {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  readonly type: (itemId: QuoteItemId, field: SheetField, text: string) => void
  readonly save: (itemId: QuoteItemId, field: SheetField, text: string) => void
  readonly leave: (itemId: QuoteItemId, field: SheetField) => void
  readonly giveUp: (itemId: QuoteItemId, field: SheetField) => void
  /** One text into a column of many lines. */
  readonly fill: (itemIds: readonly QuoteItemId[], field: SheetField, text: string) => void
  /** What was typed in an open line is saved in the same step. */
  readonly fillDown: (
    itemIds: readonly QuoteItemId[],
    field: SheetField,
    open?: QuoteItemId,
  ) => void
  readonly paste: (block: SheetPaste) => void
  /** Dates for many lines, as one step. */
  readonly saveDates: (
    dates: readonly { readonly itemId: QuoteItemId; readonly text: string }[],
  ) => void
}

const moves = { undo: undoneStep, redo: redoneStep } satisfies Readonly<
  Record<HistoryDirection, (from: SheetHistory, of: CellText) => SheetMove>
>

export function useSheet({ actor, send }: Pick<OpenQuote, 'actor' | 'send'>): SheetEdits {
  const { today } = useStorefront()
  const history = useRef<SheetHistory>(noHistory)
  // What is drawn of it.
  const [{ canUndo, canRedo }, setSteps] = useState({ canUndo: false, canRedo: false })
  const edits = useMemo(() => {
    const rowOf = rowsNow(actor, today)
    const textOf: CellText = ({ itemId, field }) => {
      const row = rowOf(itemId)
      return row && cellText(row, field)
    }
    const write = (changes: SheetStep, by?: HistoryDirection) => {
      const textsIn = (column: SheetField) =>
        changes
          .filter(({ field }) => field === column)
          .map(({ itemId, after }) => ({ itemId, text: after }))
      const quantities = textsIn('quantity')
      const dates = textsIn('date')
      if (quantities.length > 0) send({ type: 'quantities.save', quantities, by })
      if (dates.length > 0) send({ type: 'dates.save', dates, today: today(), by })
    }
    const keep = (next: SheetHistory) => {
      history.current = next
      const canUndo = next.done.length > 0
      const canRedo = next.undone.length > 0
      startTransition(() => setSteps({ canUndo, canRedo }))
    }
    const apply = (step: SheetStep) => {
      keep(withStep(history.current, step))
      write(step)
    }
    const move = (by: HistoryDirection) => {
      const { history: next, changes } = moves[by](history.current, textOf)
      keep(next)
      write(changes, by)
    }
    const stepOf = (row: QuoteRowView, field: SheetField, after: string) => ({
      itemId: row.item.id,
      field,
      before: storedText(row, field),
      after,
    })
    const save = (itemId: QuoteItemId, field: SheetField, text: string) => {
      const row = rowOf(itemId)
      if (row) apply([stepOf(row, field, text)])
    }
    return {
      type: (itemId: QuoteItemId, field: SheetField, text: string) =>
        send({ type: field === 'quantity' ? 'quantity.edit' : 'date.edit', itemId, text }),
      save,
      leave: (itemId: QuoteItemId, field: SheetField) => {
        const quantity = rowOf(itemId)?.quantity
        // A day is saved by its own button (QUOTE-41).
        if (field === 'date' || !quantity?.isChanged) return
        if (!quantity.problem && !quantity.failure) save(itemId, field, quantity.text)
      },
      giveUp: (itemId: QuoteItemId, field: SheetField) => {
        const row = rowOf(itemId)
        if (!row) return
        if (field === 'date') send({ type: 'date.cancel', itemId })
        else send({ type: 'quantity.edit', itemId, text: storedText(row, field) })
      },
      fill: (itemIds: readonly QuoteItemId[], field: SheetField, text: string) =>
        apply(filled(itemIds, field, text, textOf)),
      fillDown: (itemIds: readonly QuoteItemId[], field: SheetField, open?: QuoteItemId) => {
        const step = filledDown(itemIds, field, textOf)
        const row = open && rowOf(open)
        apply(row ? inOneStep([stepOf(row, field, cellText(row, field))], step) : step)
      },
      paste: (block: SheetPaste) => apply(pasted(block, textOf)),
      saveDates: (dates: Parameters<SheetEdits['saveDates']>[0]) =>
        apply(
          dates.flatMap(({ itemId, text }) => {
            const row = rowOf(itemId)
            return row ? [stepOf(row, 'date', text)] : []
          }),
        ),
      undo: () => move('undo'),
      redo: () => move('redo'),
    }
  }, [actor, send, today])
  return useMemo(() => ({ ...edits, canUndo, canRedo }), [edits, canUndo, canRedo])
}

/** The line of an id as the chart has it now: what is drawn may be a moment behind. */
function rowsNow(actor: OpenQuote['actor'], today: () => CalendarDate) {
  let known: unknown
  let byId: ReadonlyMap<QuoteItemId, QuoteRowView> = new Map()
  return (itemId: QuoteItemId): QuoteRowView | undefined => {
    const snapshot = actor.getSnapshot()
    if (known !== snapshot) {
      known = snapshot
      byId = new Map(rowsOfQuote(snapshot, today()).map((row) => [row.item.id, row]))
    }
    return byId.get(itemId)
  }
}
