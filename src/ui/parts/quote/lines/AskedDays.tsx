/** The question about days that can mean two; its words come with the first of them. */
import { useMemo } from 'react'
import { openDays } from '../../../../domain/draft-order/open-days.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { useLazyWithTexts } from '../../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../../lazy.tsx'
import type { SheetEdits } from './use-sheet.ts'

const noticeCode = lazy(async () => import('./OpenDays.tsx'))

interface AskedDaysProps {
  readonly rows: readonly QuoteRowView[]
  readonly onSave: SheetEdits['saveDates']
}

export function AskedDays({ rows, onSave }: AskedDaysProps) {
  const worded = useLazyWithTexts(noticeCode, ['draftOrder'])
  const days = useMemo(() => openDays(rows), [rows])
  if (!days) return null
  return (
    <Loaded of={worded}>
      {({ OpenDaysNotice }) => <OpenDaysNotice days={days} onSave={onSave} />}
    </Loaded>
  )
}
