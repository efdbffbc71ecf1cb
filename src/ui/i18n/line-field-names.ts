/** What the fields of a line of a quote are called, in tables, in files and in messages. */
import type { LineField } from '../../domain/draft-order/written-line.ts'
import type { TextKey } from './text-keys.ts'

export const lineFieldNames = {
  modelCode: 'common:modelCode',
  quantity: 'common:quantity',
  requestedDate: 'common:requestedDate',
  customerMaterialNumber: 'price:materialNumber',
} as const satisfies Record<LineField, TextKey>
