/** What on the page is not saved, in words for the list that leads there. */
import type { TFunction } from 'i18next'
import type { Unsaved, UnsavedPlace } from '../../../domain/quote/unsaved.ts'
import type { TextKey } from '../../i18n/text-keys.ts'

type Kind = UnsavedPlace extends infer Place
  ? Place extends `${infer Before}:${string}`
    ? Before
    : Place & string
  : never

interface Keys {
  /** The save failed. */
  readonly failed?: TextKey
  /** It has not been saved yet. */
  readonly open?: TextKey
}

const keys = {
  address: {
    failed: 'quote:submit.unsaved.address.failed',
    open: 'quote:submit.unsaved.address.open',
  },
  date: { failed: 'quote:submit.unsaved.date.failed', open: 'quote:submit.unsaved.date.open' },
  method: { failed: 'quote:submit.unsaved.method.failed' },
  model: { failed: 'quote:submit.unsaved.model.failed' },
  'new-lines': { open: 'quote:submit.unsaved.new-lines.open' },
  'pickup-date': {
    failed: 'quote:submit.unsaved.pickup-date.failed',
    open: 'quote:submit.unsaved.pickup-date.open',
  },
  'pickup-location': { failed: 'quote:submit.unsaved.pickup-location.failed' },
  promotion: { failed: 'quote:submit.unsaved.promotion.failed' },
  'purchase-order': {
    failed: 'quote:submit.unsaved.purchase-order.failed',
    open: 'quote:submit.unsaved.purchase-order.open',
  },
  quantity: {
    failed: 'quote:submit.unsaved.quantity.failed',
    open: 'quote:submit.unsaved.quantity.open',
  },
  reload: { failed: 'quote:submit.unsaved.reload.failed' },
  remove: { failed: 'quote:submit.unsaved.remove.failed' },
  'shared-date': { open: 'quote:submit.unsaved.shared-date.open' },
  'shared-quantity': { open: 'quote:submit.unsaved.shared-quantity.open' },
  'shipping-method': { failed: 'quote:submit.unsaved.shipping-method.failed' },
} as const satisfies Readonly<Record<Exclude<Kind, 'clear' | 'submit' | 'recall'>, Keys>>

/** One entry of the list: what is not saved and, where there are several of them, of which line. */
export function unsavedWords(t: TFunction, { place, item, count, why }: Unsaved): string {
  const [kind = '', ...rest] = place.split(':')
  // A promotion is named by its code, which the place holds.
  const name = kind === 'promotion' ? rest.join(':') : (item?.modelCode ?? '')
  const { failed, open }: Keys = isKind(kind) ? keys[kind] : {}
  const key = why === 'failed' ? (failed ?? open) : (open ?? failed)
  return key === undefined ? name : t(key, { name, count })
}

function isKind(text: string): text is keyof typeof keys {
  return Object.hasOwn(keys, text)
}
