/**
 * The lines of a draft order as a table that one works in: a grid by the book of ARIA, with one stop for
 * the Tab key. Cells are text until they are opened.
 */
import { type FocusEvent, type MouseEvent, type Ref, useMemo } from 'react'
import type { LineView } from '../../../../../application/draft-order/csv-import.view.ts'
import { linesOf } from '../../../../components/Grid/lines-of.ts'
import type { LineSort, SortColumn } from '../line-order.ts'
import type { LineWords } from '../line-words.ts'
import { GridHead } from './GridHead.tsx'
import { placeOf } from './grid-dom.ts'
import { isField } from './grid-place.ts'
import type { LineActions } from './line-actions.ts'
import * as styles from './LineGrid.css.ts'
import { LineRow } from './LineRow.tsx'
import { useDrawnLines, useLineBlocks } from './use-drawn-lines.ts'
import { type Grid, pressInGrid } from './use-grid.ts'

interface LineGridProps {
  readonly caption: string
  /** The id of what tells its keys. */
  readonly describedBy: string
  /** The lines that are shown. */
  readonly lines: readonly LineView[]
  /** Line numbers by key, of all lines. */
  readonly numbers: ReadonlyMap<string, number>
  readonly selected: ReadonlySet<string>
  readonly grid: Grid
  readonly ref: Ref<HTMLDivElement>
  readonly words: LineWords
  readonly actions: LineActions
  readonly onSelectAll: (areSelected: boolean) => void
  readonly sort: LineSort | undefined
  readonly onSort: (by: SortColumn) => void
}

export function LineGrid({ ref, ...props }: LineGridProps) {
  const { lines, grid, words, selected, numbers } = props
  const { dispatch, place } = grid
  const actions = useReturningFocus(props.actions, dispatch)
  const blocks = useLineBlocks(useDrawnLines(lines, place?.row))
  return (
    <div className={styles.frame}>
      <div className={styles.scroll}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus */}
        <div
          ref={ref}
          role="grid"
          aria-label={props.caption}
          aria-describedby={props.describedBy}
          aria-multiselectable
          className={styles.grid}
          onKeyDown={(event) => pressInGrid(event, grid, actions)}
          onFocus={(event) => takePlace(event, dispatch)}
          onMouseDown={(event) => openCell(event, dispatch)}
        >
          <GridHead
            words={words}
            areAllSelected={lines.length > 0 && lines.every(({ key }) => selected.has(key))}
            onSelectAll={props.onSelectAll}
            sort={props.sort}
            onSort={props.onSort}
          />
          <div role="rowgroup">
            {blocks.map((block) => (
              <div
                key={block.name}
                data-block
                className={styles.block}
                style={linesOf(block.lines.length)}
              >
                {block.lines.map((line) => {
                  const isHere = place?.row === line.key
                  return (
                    <LineRow
                      key={line.key}
                      line={line}
                      twins={line.duplicates.named.map((key) => numbers.get(key) ?? '').join(', ')}
                      isSelected={selected.has(line.key)}
                      column={isHere ? place.column : undefined}
                      editing={isHere ? grid.editing : undefined}
                      words={words}
                      actions={actions}
                      dispatch={dispatch}
                    />
                  )
                })}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** What is pressed in a line may go with what it did: the focus comes back to a cell. */
function useReturningFocus(actions: LineActions, dispatch: Grid['dispatch']): LineActions {
  return useMemo(() => {
    const back = () => dispatch({ type: 'focus.wanted' })
    return {
      ...actions,
      repair: (key, repair) => {
        actions.repair(key, repair)
        dispatch({ type: 'focus.wanted', place: { row: key, column: repair.field } })
      },
      remove: (keys) => {
        actions.remove(keys)
        back()
      },
      merge: (keys) => {
        actions.merge(keys)
        back()
      },
      settle: (key, wasAdded) => {
        actions.settle(key, wasAdded)
        back()
      },
    }
  }, [actions, dispatch])
}

function takePlace({ target }: FocusEvent<HTMLElement>, dispatch: Grid['dispatch']): void {
  const place = placeOf(target)
  if (place && target.dataset.column !== undefined) {
    dispatch({ type: 'place.taken', place })
  }
}

/** One press opens a cell. On the way down, before a line that has been saved moves the others. */
function openCell(event: MouseEvent<HTMLElement>, dispatch: Grid['dispatch']): void {
  const { target, button } = event
  if (button !== 0 || !(target instanceof Element) || target instanceof HTMLInputElement) return
  const place = placeOf(target)
  if (!place || !isField(place.column) || target.closest('button')) return
  event.preventDefault()
  const { activeElement } = document
  // What is being edited elsewhere is saved first.
  if (activeElement instanceof HTMLInputElement) activeElement.blur()
  dispatch({ type: 'edit.started', way: 'replacing', place })
}
