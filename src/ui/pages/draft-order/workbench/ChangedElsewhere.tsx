/** A notice that another tab has changed the table, with a way to see it as it is now. */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { isOfTable } from './grid/reasons-of.ts'

export const ChangedElsewhere = memo(function ChangedElsewhere({
  lines,
}: {
  readonly lines: readonly LineView[]
}) {
  const { t } = useTranslation()
  if (!lines.some(({ failure }) => failure !== undefined && isOfTable(failure))) return null
  return (
    <Notice
      tone="error"
      actions={
        <Button size="sm" onClick={() => window.location.reload()}>
          {t('draftOrder:table.reloadTable')}
        </Button>
      }
    >
      {t('common:failure.changedElsewhere')}
    </Notice>
  )
})
