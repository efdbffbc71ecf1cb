/** Names that the server writes in its own language, for readers of another one. */
import type { i18n, TFunction } from 'i18next'
import type { TextKey } from './text-keys.ts'
import { writtenTag } from './i18n.ts'

/** What `useTranslation` gives, as far as it is needed. */
interface Words {
  readonly t: TFunction
  readonly i18n: Pick<i18n, 'language'>
}

/**
 * A status in words: in English the server's name, or the shop's own where it sends none (O-03); in
 * another language the shop's own, as far as the shop knows the status.
 */
export function statusWords(
  { t, i18n }: Words,
  { name, key }: { readonly name: string; readonly key: TextKey | undefined },
): string {
  const isOwn = name === '' || !writtenTag(i18n.language).startsWith('en')
  return isOwn && key !== undefined ? t(key) : name
}
