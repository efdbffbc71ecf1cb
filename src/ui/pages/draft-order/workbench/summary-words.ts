/** The table in one sentence, for its heading and for those who listen. */
import type { TFunction } from 'i18next'
import type { TableView } from '../../../../application/draft-order/csv-import.view.ts'

export function summaryWords(t: TFunction, { lines, counts }: TableView): string {
  const count = lines.filter(({ status }) => status !== 'blank').length
  const open = counts.faulty + counts.unanswered + counts.notAdded + counts.inDoubt
  if (count === 0) return t('draftOrder.csv.summary.none')
  if (counts.waiting > 0 && open === 0) return t('draftOrder.csv.summary.checking', { count })
  if (open > 0) return t('draftOrder.csv.summary.faulty', { faulty: open, count })
  return t('draftOrder.csv.summary.ready', { count })
}
