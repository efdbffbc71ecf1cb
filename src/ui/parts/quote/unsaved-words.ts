/** What on the page is not saved, in words for the list that leads there. */
import type { TFunction } from 'i18next'
import type { Unsaved } from '../../../domain/quote/unsaved.ts'

export function unsavedWords(t: TFunction, { place, item, count, why }: Unsaved): string {
  const [kind, ...rest] = place.split(':')
  // A promotion is named by its code, which the place holds.
  const name = kind === 'promotion' ? rest.join(':') : (item?.modelCode ?? '')
  return t(`submit.unsaved.${kind}.${why === 'failed' ? 'failed' : 'open'}`, { name, count })
}
