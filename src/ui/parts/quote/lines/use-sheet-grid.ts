/** Where one works in the lines that are shown. */
import {
  type Dispatch,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { placeNow, workAfter, workAtStart } from '../../../components/Grid/grid-work.ts'
import type { Jump } from '../use-jump.ts'
import { isField } from './sheet-columns.ts'
import { useSameList } from '../../../use-same-list.ts'
import { focusPlace } from './sheet-dom.ts'
import type { SheetLook } from './sheet-row-props.ts'
import type { SheetAction, SheetPlace, SheetShape, SheetState } from './sheet-state.ts'

export interface SheetGrid {
  readonly shape: SheetShape
  /** The one cell in the tab order; undefined where there is no line, and where lines are only read. */
  readonly place: SheetPlace | undefined
  readonly editing: SheetState['editing']
  readonly dispatch: Dispatch<SheetAction>
  /** Whether all lines are to be drawn at once, because one is led to one of them. */
  readonly isWhole: boolean
}

interface SheetGridOptions {
  readonly rows: readonly QuoteRowView[]
  readonly look: SheetLook
  readonly table: RefObject<HTMLDivElement | null>
  readonly jump: Jump | undefined
}

export function useSheetGrid({ rows, look, table, jump }: SheetGridOptions): SheetGrid {
  const { columns, canEdit } = look
  const keys = useSameList<string>(rows.map(({ item }) => item.id))
  const shape = useMemo<SheetShape>(
    () => ({
      keys,
      columnsOf: () => columns,
      instead: 'product',
      first: 'product',
      isField,
      isShared: true,
    }),
    [keys, columns],
  )
  const [state, dispatch] = useReducer(
    (before: SheetState, action: SheetAction) => workAfter(shape, before, action),
    workAtStart,
  )
  const found = canEdit ? placeNow(shape, state) : undefined
  const [place, setPlace] = useState(found)
  if (place?.row !== found?.row || place?.column !== found?.column) setPlace(found)
  const { focusTurn, focusOn, editing } = state
  // Before the key's own effect, so that a typed character arrives in the input that it has opened.
  useLayoutEffect(() => {
    if (focusTurn > 0 && table.current && found) focusPlace(table.current, found, focusOn)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each turn
  }, [focusTurn])
  const [followed, setFollowed] = useState(jump)
  const isAboutLine = jump?.itemId !== undefined && keys.includes(jump.itemId)
  const follow = useEffectEvent((wish: Jump | undefined) => {
    const row = wish?.itemId
    const column = wish?.id.split(':')[0]
    const isCell = (text: string | undefined) => text === 'quantity' || text === 'date'
    if (wish === followed || !canEdit || row === undefined || !isCell(column)) return
    const target = columns.find((each) => each === column)
    if (!target || !isField(target) || !keys.includes(row)) return
    dispatch({ type: 'edit.started', way: 'changing', place: { row, column: target } })
    setFollowed(wish)
  })
  // Led to from a list of what has to be done, which is elsewhere on the page.
  useEffect(() => follow(jump), [jump, rows])
  return { shape, place, editing, dispatch, isWhole: isAboutLine && followed !== jump }
}
