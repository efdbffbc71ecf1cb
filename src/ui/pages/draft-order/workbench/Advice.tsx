/** One step for many lines: the same repair wherever it applies, and lines that order the same thing. */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableView } from '../../../../application/draft-order/csv-import.view.ts'
import type { Repair } from '../../../../domain/draft-order/line-problem.ts'
import { Button } from '../../../components/Button/Button.tsx'
import * as styles from './TablePanel.css.ts'

interface AdviceProps {
  readonly table: TableView
  readonly onRepairAll: (kind: Repair['kind']) => void
  readonly onMergeAll: () => void
}

export const Advice = memo(function Advice({ table, onRepairAll, onMergeAll }: AdviceProps) {
  const { t } = useTranslation()
  const { repairs, duplicateGroups, canMerge } = table
  const twins = duplicateGroups.reduce((sum, keys) => sum + keys.length, 0)
  if (repairs.length === 0 && twins === 0) return null
  return (
    <div className={styles.advice}>
      {repairs.length > 0 && <span>{t('draftOrder:table.repairAll.lead')}</span>}
      {repairs.map(({ kind, count }) => (
        <Button key={kind} size="sm" onClick={() => onRepairAll(kind)}>
          {t(`draftOrder:table.repairAll.${kind}`, { count })}
        </Button>
      ))}
      {twins > 0 && (
        <>
          <span>{t('draftOrder:table.duplicates', { count: twins })}</span>
          {canMerge && (
            <Button size="sm" onClick={onMergeAll}>
              {t('draftOrder:table.mergeAll')}
            </Button>
          )}
        </>
      )}
    </div>
  )
})
