/** The lines as a table that one works in, with everything that can be done with them. */
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { PlusIcon } from '../../../components/Icon/icons.ts'
import { OfferedMatches } from '../../../parts/own-codes/HandMatches.tsx'
import { AddButton } from './AddButton.tsx'
import { Advice } from './Advice.tsx'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'
import { FindBar } from './FindBar.tsx'
import { HundredsBar } from './HundredsBar.tsx'
import { LineGrid } from './grid/LineGrid.tsx'
import { SelectionTools } from './SelectionTools.tsx'
import { keysId, TableHead } from './TableHead.tsx'
import * as styles from './TablePanel.css.ts'
import { TableTools } from './TableTools.tsx'
import type { TablePanelProps } from './table-panel-props.ts'
import { useTableActions } from './use-table-actions.ts'
import { useTableWork } from './use-table-work.ts'

export function TablePanel({ titleRef, ...props }: TablePanelProps) {
  const { t } = useTranslation()
  const { table, send, isOver, words, addedCount } = props
  const { lines } = table
  const element = useRef<HTMLDivElement>(null)
  const work = useTableWork(props, element)
  const tableActions = useTableActions(props, work)
  const { selection, looking, shown, hundreds, actions } = work
  const { keyword, sort } = looking
  const numbers = useMemo(() => new Map(lines.map(({ key, number }) => [key, number])), [lines])
  const isWholeOffered =
    hundreds.needAttention.length > 1 && shown.some(({ key }) => !selection.keys.has(key))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that hold for the whole panel
    <div
      className={styles.panel}
      data-over={isOver || undefined}
      onKeyDown={work.press}
      {...work.heldFocus}
    >
      <TableHead
        table={table}
        addedCount={addedCount}
        titleRef={titleRef}
        onAdd={tableActions.add}
        onRetry={tableActions.retry}
        onCheckDoubt={tableActions.checkDoubt}
        onCancel={tableActions.cancel}
        onResume={tableActions.resume}
      />
      <ChangedElsewhere lines={lines} />
      <OfferedMatches offer={props.matches} />
      {selection.keys.size > 0 ? (
        <SelectionTools
          count={selection.keys.size}
          hidden={selection.keys.size - shown.filter(({ key }) => selection.keys.has(key)).length}
          onDate={(date) => send({ type: 'date.fill', keys: [...selection.keys], date })}
          onRemove={() => actions.remove([...selection.keys])}
          whole={isWholeOffered ? shown.length : undefined}
          onWhole={() => selection.selectAll(keysOf(shown), true)}
          onClear={selection.clear}
        />
      ) : (
        <TableTools
          table={table}
          filter={looking.filter}
          onFilter={tableActions.choose}
          onNextFaulty={tableActions.toNextFaulty}
          onUndo={tableActions.undo}
          onRedo={tableActions.redo}
          onExport={tableActions.exportFaulty}
          onDiscard={tableActions.discard}
        />
      )}
      {(lines.length > fewLines || keyword !== '' || sort) && (
        <FindBar
          keyword={keyword}
          count={shown.length}
          isSorted={sort !== undefined}
          onLook={tableActions.look}
          onSort={tableActions.sortBy}
        />
      )}
      <Advice
        table={table}
        words={words}
        onRepairAll={tableActions.repairAll}
        onGuess={tableActions.guess}
        onMergeAll={tableActions.mergeAll}
      />
      <HundredsBar
        at={hundreds.at}
        needAttention={hundreds.needAttention}
        go={hundreds.go}
        count={shown.length}
        say={props.say}
      />
      <LineGrid
        caption={t('draftOrder:table.tableOf')}
        describedBy={keysId}
        ref={element}
        lines={hundreds.drawn}
        numbers={numbers}
        selected={selection.keys}
        grid={work.grid}
        words={words}
        actions={actions}
        onSelectAll={tableActions.selectHere}
        sort={sort}
        onSort={tableActions.sortBy}
      />
      {shown.length === 0 && (
        <p className={styles.none}>
          {t(lines.length === 0 ? 'draftOrder:table.noLines' : 'draftOrder:table.noneFits')}
        </p>
      )}
      <div className={styles.foot}>
        <Button icon={PlusIcon} size="sm" onClick={work.beginLine}>
          {t('draftOrder:table.appendLine')}
        </Button>
        {table.showsSecondAdd && <AddButton table={table} onAdd={tableActions.add} />}
      </div>
    </div>
  )
}

/** So many are seen at a glance. */
const fewLines = 5

const keysOf = (lines: readonly LineView[]): readonly string[] => lines.map(({ key }) => key)
