/** What is done to chosen lines is done to those that a search does not show, too: so their number is said. */
import type { TFunction } from 'i18next'

/** `chosen` says how many lines are chosen, `hidden` of them are not shown. */
export function chosenWords(t: TFunction, chosen: string, hidden: number): string {
  return hidden === 0 ? chosen : t('quote:lines.chosenHidden', { count: hidden, chosen })
}
