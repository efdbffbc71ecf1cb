/** One change of a line or of a quote, in words: what it is now, and what it was. */
import type { TFunction } from 'i18next'
import type { LineChange, QuoteFieldChange } from '../../../domain/quote/quote-ledger.ts'
import { parseCalendarDate } from '../../../domain/shared/calendar-date.ts'
import { formatDate } from '../../i18n/format.ts'
import type { TextKey } from '../../i18n/text-keys.ts'

type Change = LineChange | QuoteFieldChange

interface Words {
  readonly t: TFunction
  readonly language: string
}

const names = {
  model: 'common:modelCode',
  quantity: 'common:quantity',
  'requested-date': 'common:requestedDate',
  'material-number': 'price:materialNumber',
  'purchase-order': 'common:purchaseOrderNumber',
  method: 'quote:fulfilment.method',
  address: 'quote:fulfilment.address',
  'shipping-method': 'quote:fulfilment.shippingMethod',
  'pickup-location': 'quote:fulfilment.pickupLocation',
  'pickup-date': 'quote:fulfilment.pickupDate',
  dispatch: 'quote:dispatch.legend',
  'freight-carrier': 'quote:freightCarrier',
  'special-instructions': 'quote:specialInstructions',
  promotions: 'quote:promotions',
} as const satisfies Readonly<Record<Change['field'], TextKey>>

export function changeWords({ t, language }: Words, change: Change): string {
  const shown = (value: string) => valueWords({ t, language }, change.field, value)
  const words = { field: t(names[change.field]), from: shown(change.from), to: shown(change.to) }
  if (change.to === '') return t('quote:change.removed', words)
  return t(change.from === '' ? 'quote:change.set' : 'quote:change.changed', words)
}

/** The value as it is shown elsewhere on the page. */
function valueWords({ t, language }: Words, field: Change['field'], value: string): string {
  if (field === 'dispatch' && (value === 'partial' || value === 'ship-complete')) {
    return t(`quote:dispatch.${value}`)
  }
  if (field !== 'requested-date' && field !== 'pickup-date') return value
  const date = parseCalendarDate(value)
  return date ? formatDate(date, language) : value
}
