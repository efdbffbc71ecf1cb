/** Everything that one does in the table, put together: what is chosen and shown, where one is, and what follows. */
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import { savedText } from './grid/cell-text.ts'
import { isField, nextFaulty } from './grid/grid-place.ts'
import { isFillDown } from '../../../components/Grid/fill-key.ts'
import { pastedRows } from '../../../components/Grid/pasted-rows.ts'
import { undoKey } from '../../../components/Grid/undo-key.ts'
import { usePortions } from '../../../components/Grid/use-portions.ts'
import { filledDown } from './fill-down.ts'
import { useGrid } from './grid/use-grid.ts'
import type { Wanted } from './line-filter.ts'
import type { SortColumn } from './line-order.ts'
import type { TablePanelProps } from './table-panel-props.ts'
import { gridRow } from './grid/reasons-of.ts'
import { useHeldFocus } from './use-held-focus.ts'
import { useHundreds } from './use-hundreds.ts'
import { useLineActions } from './use-line-actions.ts'
import { useLineGrowth } from './use-line-growth.ts'
import { usePasting } from './use-pasting.ts'
import { useSelection } from './use-selection.ts'
import { useShownLines } from './use-shown-lines.ts'

/** `element` is the table itself. */
export function useTableWork(
  props: Omit<TablePanelProps, 'titleRef'>,
  element: RefObject<HTMLDivElement | null>,
) {
  const { t } = useTranslation()
  const { table, send, onTouched, onChooseReading } = props
  const { lines } = table
  const looking = useShownLines(lines)
  const { shown } = looking
  const selection = useSelection(lines, shown)
  const hundreds = useHundreds(shown)
  const { drawn } = hundreds
  const grid = useGrid(drawn, element)
  usePortions(element, drawn.length)
  const actions = useLineActions({ send, selection, onTouched, onChooseReading })
  usePasting({
    isActive: props.isActive,
    onFiles: props.onFiles,
    onText: (text, place) => {
      if (!place || !isField(place.column)) return props.onPasteSheet(text)
      const keys = keysFrom(shown, place.row)
      const rows = pastedRows(text)
      send({ type: 'block.paste', keys, field: place.column, rows })
      // Lines that are new are seen, whatever was looked for.
      if (rows.length > keys.length) looking.showAll()
      props.say(t('draftOrder:table.pasted'))
    },
  })
  const beginLine = useLineGrowth(grid, {
    isBegunByHand: props.isBegunByHand && lines.length === 1,
    isGrowing: props.isGrowing && hundreds.at === hundreds.needAttention.length - 1,
    append: () => {
      send({ type: 'line.append' })
      looking.showAll()
      hundreds.toEnd()
    },
  })
  const heldFocus = useHeldFocus(() => {
    // A table that has been emptied has no cell, and hears its keys all the same.
    if (drawn.length === 0) element.current?.querySelector('input')?.focus()
    else grid.dispatch({ type: 'focus.wanted' })
  })
  const move = (way: 'undo' | 'redo') => {
    if (table[way] === undefined) return
    send({ type: `table.${way}` })
    props.sayFirst(t(way === 'undo' ? 'quote:lines.undone' : 'quote:lines.redone'))
  }
  const fillDown = (typed?: string) => {
    const { place } = grid
    if (!place || !isField(place.column)) return
    const field = place.column
    const filled = filledDown(shown, selection.keys, {
      row: place.row,
      column: field,
      typed,
    })
    const line = shown.find(({ key }) => key === place.row)
    const saved = line && typed !== undefined ? savedText(line, field, typed) : undefined
    if (!filled) {
      if (saved !== undefined) actions.write(place.row, field, saved)
      return
    }
    const { keys, text, count } = filled
    if (saved !== undefined) onTouched(place.row)
    send({ type: 'block.paste', keys, field, rows: keys.map(() => [text]) })
    props.say(t('draftOrder:table.filledDown', { count }))
  }
  const toFaulty = (step: 1 | -1) => {
    const place = nextFaulty(shown.map(gridRow), grid.isEntered ? grid.place : undefined, step)
    if (!place) return grid.dispatch({ type: 'focus.wanted' })
    // It may stand in another hundred than the one on the page.
    hundreds.show(place.row)
    grid.dispatch({ type: 'focus.wanted', place })
  }
  return {
    selection,
    looking,
    look: (part: Partial<Wanted>) => {
      const count = looking.look(part)
      hundreds.go(0)
      if (part.keyword) props.say(t('draftOrder:table.found', { count }))
    },
    sortBy: (column: SortColumn | undefined) => {
      looking.sortBy(column)
      hundreds.go(0)
    },
    shown,
    hundreds,
    grid,
    actions,
    beginLine,
    heldFocus,
    move,
    toFaulty,
    /** Keys that hold for the whole panel. */
    press: (event: KeyboardEvent) => {
      const way = undoKey(event)
      if (event.key === 'F8') toFaulty(event.shiftKey ? -1 : 1)
      else if (isFillDown(event) && !isTyping(event.target)) fillDown()
      else if (isFillDown(event) && isOpenCell(event.target)) fillDown(event.target.value)
      else if (way && !isTyping(event.target)) move(way)
      else return
      event.preventDefault()
    },
    // What was not added is sent again by Try again, and by nothing else.
    add: () => {
      const ready = lines.filter(({ status }) => status === 'ready')
      send({ type: 'lines.add', keys: ready.map(({ key }) => key) })
    },
  }
}

export type TableWork = ReturnType<typeof useTableWork>

/** An open cell has been closed by the same press, and leaves it to the table to save what was typed (grid/FieldCell.tsx). */
const isOpenCell = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.closest('[role="gridcell"]') !== null

const isTyping = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox'

const keysFrom = (lines: readonly LineView[], key: string): readonly string[] =>
  lines.slice(lines.findIndex((line) => line.key === key)).map((line) => line.key)
