/** How many pieces there are, in words; nothing is said of what has no limit. */
import type { TFunction } from 'i18next'

export function stockWords(t: TFunction, available: number | undefined): string | undefined {
  if (available === undefined) return undefined
  return available > 0 ? t('catalogue:stock', { count: available }) : t('catalogue:stockNone')
}
