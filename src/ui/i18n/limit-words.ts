import type { TFunction } from 'i18next'
import { textLimit } from '../../domain/shared/text-limit.ts'

/** Beside a text that is as long as it may be, so that what was cut off does not go without a word (QUOTE-62). */
export function limitWords(t: TFunction, text: string): string | undefined {
  if (text.length < textLimit - 1) return undefined
  return t('common:charactersUsed', { used: text.length, most: textLimit })
}
