/** A draft among many that a line is added to. */
import type { OpenDraft } from '../quote/quote.ts'
import { hasKeyword } from './keyword.ts'

/** As many are seen at once. */
const atOnce = 10

/** Whether there are so many that one is looked for. */
export function areMany(drafts: readonly OpenDraft[]): boolean {
  return drafts.length > atOnce
}

/** Those of which every word of the keyword is in the name, the number or the PO number. */
export function foundDrafts(drafts: readonly OpenDraft[], keyword: string): readonly OpenDraft[] {
  return drafts.filter(({ name, number, purchaseOrderNumber = '' }) =>
    hasKeyword({ modelCode: '', texts: [name, number, purchaseOrderNumber] }, keyword),
  )
}
