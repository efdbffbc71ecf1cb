/** Adds the lines that are ready; those with errors stay (CSV-17). Stands twice where there are many lines (CSV-07). */
import { useTranslation } from 'react-i18next'
import type { TableView } from '../../../../application/draft-order/csv-import.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { PlusIcon } from '../../../components/Icon/icons.ts'

interface AddButtonProps {
  readonly table: TableView
  readonly onAdd: () => void
}

export function AddButton({ table, onAdd }: AddButtonProps) {
  const { t } = useTranslation()
  const { counts, canAdd, progress } = table
  const isReady = canAdd && counts.ready > 0
  const isAdding = progress?.phase === 'adding' || progress?.phase === 'settling'
  return (
    <Button
      tone="primary"
      icon={PlusIcon}
      onClick={onAdd}
      busy={isAdding}
      busyLabel={t('draftOrder:table.phase.adding')}
      {...(!isReady && !isAdding && { reason: t('draftOrder:table.cannotAdd') })}
      reasonLook="announced"
    >
      {counts.ready > 0
        ? t('draftOrder:table.add', { count: counts.ready })
        : t('draftOrder:table.addNone')}
    </Button>
  )
}
