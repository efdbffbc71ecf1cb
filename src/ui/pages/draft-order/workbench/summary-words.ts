/** The table in one sentence, for its heading and for those who listen. */
import type { TFunction } from 'i18next'
import type { TableView } from '../../../../application/draft-order/csv-import.view.ts'

/** What may be open about lines, beside errors. */
const openKinds = ['unpriced', 'unanswered', 'heldBack', 'notAdded', 'inDoubt', 'adding'] as const

export function summaryWords(t: TFunction, { lines, counts }: TableView): string {
  const count = lines.filter(({ status }) => status !== 'blank').length
  const { faulty } = counts
  const open = openKinds.filter((kind) => counts[kind] > 0)
  if (count === 0) return t('draftOrder:table.summary.none')
  if (counts.adding === count) return t('draftOrder:table.summary.addingAll', { count })
  if (counts.waiting > 0 && faulty === 0 && open.length === 0) {
    return t('draftOrder:table.summary.checking', { count })
  }
  if (faulty > 0 && open.length === 0)
    return t('draftOrder:table.summary.faulty', { faulty, count })
  if (open.length === 0) return t('draftOrder:table.summary.ready', { count })
  const parts = open.map((kind) => t(`draftOrder:table.summary.${kind}`, { count: counts[kind] }))
  const errors = faulty > 0 ? [t('draftOrder:table.summary.errors', { count: faulty })] : []
  return t('draftOrder:table.summary.open', { count, parts: [...errors, ...parts].join(', ') })
}
