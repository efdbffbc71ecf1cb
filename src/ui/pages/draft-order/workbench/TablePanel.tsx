/** The lines as a table that one works in, with everything that can be done with them. */
import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CsvImportEvent } from '../../../../application/draft-order/csv-import.context.ts'
import type { TableView } from '../../../../application/draft-order/csv-import.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { PlusIcon } from '../../../components/Icon/icons.ts'
import { AddButton } from './AddButton.tsx'
import { Advice } from './Advice.tsx'
import type { LineActions } from './grid/line-actions.ts'
import { isField } from './grid/grid-place.ts'
import { LineGrid } from './grid/LineGrid.tsx'
import { pastedRows } from './grid/pasted-rows.ts'
import { type Grid, useGrid } from './grid/use-grid.ts'
import { chosenFilter, noFilter, shownLines } from './line-filter.ts'
import type { LineWords } from './line-words.ts'
import { SelectionTools } from './SelectionTools.tsx'
import { TableHead } from './TableHead.tsx'
import * as styles from './TablePanel.css.ts'
import { TableTools } from './TableTools.tsx'
import { useDrawnGradually } from './use-drawn-gradually.ts'
import { usePasting } from './use-pasting.ts'
import { type Selection, useSelection } from './use-selection.ts'

interface TablePanelProps {
  readonly table: TableView
  /** Lines of this table that stand in the draft order already. */
  readonly addedCount: number
  readonly words: LineWords
  readonly isOver: boolean
  /** Whether the panel is the one on show, and what is pasted is meant for it. */
  readonly isActive: boolean
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly send: (event: CsvImportEvent) => void
  /** Whoever writes or repairs a cell wants to hear what has come of it. */
  readonly onTouched: (key: string) => void
  /** The table was empty when it was begun: one types into its first cell. */
  readonly isBegunByHand: boolean
  readonly onFile: (file: File) => void
  readonly say: (message: string) => void
  readonly onExport: () => void
}

export function TablePanel(props: TablePanelProps) {
  const { t } = useTranslation()
  const { table, send, isOver, words, titleRef, onTouched, onExport, addedCount } = props
  const { lines } = table
  const selection = useSelection(lines)
  const [filter, setFilter] = useState(noFilter)
  const shown = useMemo(() => shownLines(lines, filter), [lines, filter])
  const numbers = useMemo(() => new Map(lines.map(({ key, number }) => [key, number])), [lines])
  const drawn = useDrawnGradually(shown)
  const element = useRef<HTMLDivElement>(null)
  const grid = useGrid(drawn, element)
  const actions = useLineActions(send, selection, onTouched)
  usePasting({
    isActive: props.isActive,
    onFile: props.onFile,
    onText: (text, place) => {
      if (!place || !isField(place.column)) return send({ type: 'sheet.paste', text })
      const from = shown.findIndex(({ key }) => key === place.row)
      const keys = shown.slice(from).map(({ key }) => key)
      send({ type: 'block.paste', keys, field: place.column, rows: pastedRows(text) })
      props.say(t('draftOrder.csv.pasted'))
    },
  })
  // What was not added is sent again by Try again, and by nothing else.
  const add = () =>
    send({
      type: 'lines.add',
      keys: lines.filter(({ status }) => status === 'ready').map(({ key }) => key),
    })
  // Part of the file stands in the draft order already: taking back the rest would be no undoing.
  const canUndo = table.undo === 'add' && addedCount > 0 ? undefined : table.undo
  const undo = () => {
    send({ type: 'table.undo' })
    grid.dispatch({ type: 'focus.wanted' })
  }
  const append = () => {
    send({ type: 'line.append' })
    grid.dispatch({ type: 'last.wanted' })
  }
  useFirstCell(props.isBegunByHand && lines.length === 1, grid)
  const toFaulty = (step: 1 | -1) => grid.dispatch({ type: 'faulty.wanted', step })
  const press = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key === 'F8') toFaulty(event.shiftKey ? -1 : 1)
    else if (isUndo && !isTyping && canUndo) undo()
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that hold for the whole panel
    <div className={styles.panel} data-over={isOver || undefined} onKeyDown={press}>
      <TableHead
        table={table}
        addedCount={addedCount}
        titleRef={titleRef}
        onAdd={add}
        onRetry={() => send({ type: 'lines.retry' })}
        onCheckDoubt={() => send({ type: 'doubt.check' })}
        onCancel={() => send({ type: 'work.cancel' })}
      />
      {selection.keys.size > 0 ? (
        <SelectionTools
          count={selection.keys.size}
          onDate={(date) => send({ type: 'date.fill', keys: [...selection.keys], date })}
          onRemove={() => {
            actions.remove([...selection.keys])
            grid.dispatch({ type: 'focus.wanted' })
          }}
          onClear={() => selection.selectAll([])}
        />
      ) : (
        <TableTools
          table={table}
          undo={canUndo}
          filter={filter.filter}
          onFilter={(next) => setFilter(chosenFilter(next, lines))}
          onNextFaulty={() => toFaulty(1)}
          onUndo={undo}
          onColumns={() => send({ type: 'columns.open' })}
          onExport={onExport}
          onDiscard={() => send({ type: 'table.discard' })}
        />
      )}
      <Advice
        table={table}
        onRepairAll={(kind) => send({ type: 'repairs.apply', kind })}
        onMergeAll={() => {
          for (const keys of table.duplicateGroups) send({ type: 'lines.merge', keys })
        }}
      />
      <LineGrid
        caption={t('draftOrder.csv.tableOf')}
        ref={element}
        lines={drawn}
        numbers={numbers}
        selected={selection.keys}
        grid={grid}
        words={words}
        actions={actions}
        onSelectAll={(all) => selection.selectAll(all ? shown.map(({ key }) => key) : [])}
      />
      {shown.length === 0 && (
        <p className={styles.none}>
          {t(lines.length === 0 ? 'draftOrder.csv.noLines' : 'draftOrder.csv.noneFits')}
        </p>
      )}
      <div className={styles.foot}>
        <Button icon={PlusIcon} size="sm" onClick={append}>
          {t('draftOrder.csv.appendLine')}
        </Button>
        {table.showsSecondAdd && <AddButton table={table} onAdd={add} />}
      </div>
    </div>
  )
}

/** Goes to the first cell of a table that is about to be typed. */
function useFirstCell(isWanted: boolean, { dispatch }: Grid) {
  // Once, when the table comes.
  useEffect(() => {
    if (isWanted) dispatch({ type: 'last.wanted' })
    // oxlint-disable-next-line react/exhaustive-deps -- what is wanted later is a matter of its own
  }, [])
}

function useLineActions(
  send: TablePanelProps['send'],
  { select }: Selection,
  onTouched: TablePanelProps['onTouched'],
): LineActions {
  return useMemo(
    () => ({
      write: (key, field, text) => {
        onTouched(key)
        send({ type: 'cell.changed', key, field, text })
        send({ type: 'cell.left' })
      },
      repair: (key, repair) => {
        onTouched(key)
        send({ type: 'repair.apply', key, repair })
      },
      remove: (keys) => send({ type: 'lines.remove', keys }),
      merge: (keys) => send({ type: 'lines.merge', keys }),
      settle: (key, wasAdded) => send({ type: 'doubt.settle', key, wasAdded }),
      select,
    }),
    [send, select, onTouched],
  )
}
