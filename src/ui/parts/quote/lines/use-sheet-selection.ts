/** The lines that are chosen, to do one thing to all of them. Lines that have gone are chosen no more. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import {
  type Choice,
  withChoice,
  withoutGone,
  withReach,
} from '../../../../domain/shared/row-selection.ts'
import { useSameList } from '../../../use-same-list.ts'
import { useKeptSelection } from './use-kept-selection.ts'

export interface SheetSelecting {
  readonly chosen: ReadonlySet<QuoteItemId>
  /** The chosen lines in the order that they are shown in; those that are not shown are not among them. */
  readonly inOrder: readonly QuoteItemId[]
  readonly areAllChosen: boolean
  readonly select: (choice: Choice<QuoteItemId>) => void
  readonly toggle: (row: string) => void
  /** From a line to another one: both are chosen, and all between them. */
  readonly extend: (from: string, to: string, isNew?: boolean) => void
  /** Lines are being chosen by dragging, and no more. */
  readonly drag: () => void
  readonly drop: () => void
  /** Whether the first lines are being chosen by dragging: nothing may move under the pointer. */
  readonly isFirstDrag: boolean
  readonly chooseAll: (areChosen: boolean) => void
  readonly choose: (ids: ReadonlySet<QuoteItemId>) => void
}

/** `all` are the lines of the quote, `shown` those of them that are shown, in their order. */
export function useSheetSelection(
  all: readonly QuoteRowView[],
  shown: readonly QuoteRowView[],
): SheetSelecting {
  const [held, setHeld] = useKeptSelection()
  const order = useSameList(shown.map(({ item }) => item.id))
  const ids = useSameList(all.map(({ item }) => item.id))
  const there = useMemo(() => new Set(ids), [ids])
  const selection = useMemo(() => withoutGone(held, there), [held, there])
  const latest = useRef({ order })
  useEffect(() => {
    latest.current = { order }
  })
  const select = useCallback(
    (choice: Choice<QuoteItemId>) =>
      setHeld((before) => withChoice(before, latest.current.order, choice)),
    [setHeld],
  )
  const choose = useCallback(
    (ids: ReadonlySet<QuoteItemId>) => setHeld({ chosen: ids, anchor: undefined }),
    [setHeld],
  )
  const { chosen } = selection
  const [isFirstDrag, setFirstDrag] = useState(false)
  return useMemo(() => {
    const idOf = (row: string) => order.find((id) => id === row)
    const take = (row: string, isOn: boolean) => {
      const id = idOf(row)
      if (id !== undefined) select({ id, isOn, isRange: false })
    }
    return {
      chosen,
      inOrder: chosen.size === 0 ? [] : order.filter((id) => chosen.has(id)),
      areAllChosen: chosen.size > 0 && order.every((id) => chosen.has(id)),
      select,
      choose,
      drag: () => setFirstDrag(chosen.size === 0),
      drop: () => setFirstDrag(false),
      isFirstDrag,
      toggle: (row) => take(row, !order.some((id) => id === row && chosen.has(id))),
      extend: (from, to, isNew = false) => {
        const [start, end] = [idOf(from), idOf(to)]
        if (start === undefined || end === undefined) return
        setHeld((before) =>
          withReach(before, latest.current.order, { from: start, to: end, isNew }),
        )
      },
      chooseAll: (areChosen) => choose(new Set(areChosen ? order : [])),
    }
  }, [order, chosen, isFirstDrag, select, choose, setHeld])
}
