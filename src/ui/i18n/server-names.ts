/** Names that the server writes in its own language, for readers of another one. */
import type { i18n } from 'i18next'
import { type FulfilmentMethod, isNamedByType } from '../../domain/quote/fulfilment.ts'
import type { StatusLabel } from '../../domain/quote/quote-status.ts'
import { writtenTag } from './i18n.ts'

/** What `useTranslation` gives, as far as it is needed. */
interface Words {
  readonly t: (key: string) => string
  readonly i18n: Pick<i18n, 'language'>
}

/**
 * A status in words: in English the server's name, or the shop's own where it sends none (O-03); in
 * another language the shop's own, as far as the shop knows the status.
 */
export function statusWords({ t, i18n }: Words, { name, key }: StatusLabel): string {
  const isOwn = name === '' || !writtenTag(i18n.language).startsWith('en')
  return isOwn && key !== undefined ? t(key) : name
}

/** How a quote reaches the customer: a name that only says the type is the shop's own word for it. */
export function methodWords({ t }: Pick<Words, 't'>, method: FulfilmentMethod): string {
  return isNamedByType(method) ? t(`fulfilment.name.${method.type}`) : method.name
}
