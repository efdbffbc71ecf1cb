/** What is shown of the table, the way to the next error, and what can be done with the whole of it. */
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableView } from '../../../../application/draft-order/csv-import.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx'
import {
  ChevronDownIcon,
  DownloadIcon,
  RedoIcon,
  RemoveIcon,
  UndoIcon,
} from '../../../components/Icon/icons.ts'
import { FilterBar } from './FilterBar.tsx'
import type { LineFilter } from './line-filter.ts'
import { wantsAttention } from './grid/reasons-of.ts'
import * as styles from './TablePanel.css.ts'

export interface TableToolsProps {
  readonly table: TableView
  readonly filter: LineFilter
  readonly onFilter: (filter: LineFilter) => void
  readonly onNextFaulty: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onExport: () => void
  readonly onDiscard: () => void
}

export const TableTools = memo(function TableTools(props: TableToolsProps) {
  const { t } = useTranslation()
  const { counts, lines, progress, undo, redo } = props.table
  const isAdding = progress?.phase === 'adding' || progress?.phase === 'settling'
  const faulty = lines.filter(wantsAttention).length
  return (
    <div className={styles.tools}>
      <div className={styles.group}>
        <FilterBar
          chosen={props.filter}
          counts={{ all: lines.length, faulty, ready: counts.ready }}
          onChoose={props.onFilter}
        />
        {faulty > 0 && (
          <Button size="sm" icon={ChevronDownIcon} onClick={props.onNextFaulty}>
            {t('draftOrder:table.nextFaulty')}
          </Button>
        )}
      </div>
      <div className={styles.group}>
        {undo !== undefined && (
          <Button size="sm" tone="quiet" icon={UndoIcon} onClick={props.onUndo}>
            {t(`draftOrder:table.undo.${undo}`)}
          </Button>
        )}
        {redo !== undefined && (
          <Button size="sm" tone="quiet" icon={RedoIcon} onClick={props.onRedo}>
            {t('quote:lines.redo')}
          </Button>
        )}
        {counts.faulty > 0 && (
          <Button size="sm" tone="quiet" icon={DownloadIcon} onClick={props.onExport}>
            {t('draftOrder:table.export')}
          </Button>
        )}
        {!isAdding && <Discard count={lines.length} onDiscard={props.onDiscard} />}
      </div>
    </div>
  )
})

interface DiscardProps {
  readonly count: number
  readonly onDiscard: () => void
}

function Discard({ count, onDiscard }: DiscardProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        size="sm"
        tone="quiet"
        icon={RemoveIcon}
        onClick={() => (count === 0 ? onDiscard() : setAsking(true))}
      >
        {t('draftOrder:table.discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('draftOrder:table.discardQuestion')}
        confirmLabel={t('draftOrder:table.discardConfirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('draftOrder:table.discard')}
        tone="danger"
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        onCancel={() => setAsking(false)}
      >
        {t('draftOrder:table.discardEffect', { count })}
      </ConfirmDialog>
    </>
  )
}
