/**
 * The lines of a quote as one table that one works in (QUOTE-34): a grid by the book of ARIA with one stop for the Tab
 * key while they can be changed, and a plain table while they are only read. Every line is in the document.
 */
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useMemo, useRef } from 'react'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import type { SheetSort, SortColumn } from '../../../../domain/quote/sheet-order.ts'
import { productLink } from '../../product-link.ts'
import type { OpenQuote } from '../use-quote.ts'
import * as styles from './Sheet.css.ts'
import { SheetBlocks } from './SheetBlocks.tsx'
import type { SheetColumn } from './sheet-columns.ts'
import { SheetHead } from './SheetHead.tsx'
import type { LineActions } from './sheet-row-props.ts'
import { onKeyInSheet } from './sheet-keys.ts'
import { pasteInSheet } from './sheet-paste.ts'
import {
  dragOf,
  dragOver,
  itemOfLink,
  openTouched,
  reachTouched,
  type SheetDrag,
  takePlace,
} from './sheet-touch.ts'
import { usePortions } from '../../../components/Grid/use-portions.ts'
import type { SheetEdits } from './use-sheet.ts'
import { type SheetGrid, useSheetGrid } from './use-sheet-grid.ts'
import { useSheetLook } from './use-sheet-look.ts'
import type { SheetSelecting } from './use-sheet-selection.ts'

interface SheetProps {
  readonly quote: OpenQuote
  readonly edits: SheetEdits
  readonly selecting: SheetSelecting
  /** The lines that are shown, in their order. */
  readonly rows: readonly QuoteRowView[]
  readonly caption: string
  readonly sort: SheetSort | undefined
  readonly onSort: (by: SortColumn) => void
  readonly onRemove: (itemIds: readonly QuoteItemId[]) => void
  /** Counts the times when lines have been removed after a question. */
  readonly removals: number
  readonly onChange: (itemId: QuoteItemId) => void
  /** The lines that the others wait for, by the ids of their items. */
  readonly latest?: ReadonlySet<string> | undefined
}

/** With both columns that not every quote has, the names of the lines are short of room. */
const isCrowded = (columns: readonly SheetColumn[]) =>
  columns.includes('ownNumber') && columns.includes('surcharge')

export function Sheet(props: SheetProps) {
  const { quote, edits, selecting, rows, onRemove, onChange } = props
  const look = useSheetLook(quote)
  const table = useRef<HTMLDivElement>(null)
  const grid = useSheetGrid({ rows, look, table, jump: quote.jump })
  useReturningFocus(grid, props.removals)
  const { type, save, leave, giveUp } = edits
  const { select } = selecting
  const actions = useMemo<LineActions>(
    () => ({ type, save, leave, giveUp, select, remove: onRemove, change: onChange }),
    [type, save, leave, giveUp, select, onRemove, onChange],
  )
  const { canEdit } = look
  const drag = useRef<SheetDrag>(undefined)
  const keysId = useId()
  const navigate = useNavigate()
  usePortions(table, rows.length)
  return (
    <div className={styles.frame} hidden={rows.length === 0}>
      <div className={styles.scroll}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- its cells take the focus */}
        <div
          ref={table}
          role={canEdit ? 'grid' : 'table'}
          aria-label={props.caption}
          aria-describedby={canEdit ? keysId : undefined}
          aria-rowcount={rows.length + 1}
          aria-multiselectable={canEdit || undefined}
          className={styles.sheet}
          data-crowded={isCrowded(look.columns) || undefined}
          onClick={(event) => {
            const item = itemOfLink(event, rows)
            const link = item && productLink(item)
            if (link) void navigate(link)
          }}
          {...(canEdit && {
            onKeyDown: (event) => onKeyInSheet(event, { rows, grid, edits, selecting, actions }),
            onFocus: (event) => takePlace(event, grid.dispatch),
            onPaste: (event) => pasteInSheet(event, rows, edits),
            onMouseDown: (event) => {
              drag.current = dragOf(event)
              if (reachTouched(event, grid, selecting)) event.preventDefault()
              else openTouched(event, grid.dispatch)
            },
            // oxlint-disable-next-line jsx-a11y/mouse-events-have-key-events -- keys choose lines with Shift
            onMouseOver: (event) => {
              drag.current = dragOver(event, drag.current, { grid, selecting })
            },
          })}
        >
          <SheetHead
            look={look}
            sort={props.sort}
            onSort={props.onSort}
            count={rows.length}
            areAllChosen={selecting.areAllChosen}
            onChooseAll={selecting.chooseAll}
          />
          <SheetBlocks
            rows={rows}
            grid={grid}
            look={look}
            actions={actions}
            marks={quote.history.marks}
            chosen={selecting.chosen}
            latest={props.latest}
            positions={quote.view.positions}
          />
        </div>
      </div>
      {canEdit && (
        <p id={keysId} className={styles.keys}>
          {look.t('quote:lines.keys')}
        </p>
      )}
    </div>
  )
}

/** What was pressed has gone with its line, and the question after it: the focus comes to the line that has moved up (WCAG 2.4.3). */
function useReturningFocus({ dispatch }: SheetGrid, removals: number): void {
  // The focus is the document's, not React's.
  useEffect(() => {
    if (removals > 0 && document.activeElement === document.body) dispatch({ type: 'focus.wanted' })
  }, [removals, dispatch])
}
