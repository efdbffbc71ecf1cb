/** What a group asks for, in words (CAT-41). */
import type { TFunction } from 'i18next'
import type { BundleDemand } from '../../../../domain/catalogue/bundle.ts'

export function demandWords(t: TFunction, demand: BundleDemand): string {
  switch (demand.kind) {
    case 'exactly':
      return t('bundle:select.exactly', { count: demand.count })
    case 'between':
      return t('bundle:select.between', {
        min: demand.minimum,
        max: demand.maximum,
      })
    case 'up-to':
      return t('bundle:select.upTo', { count: demand.maximum })
    case 'at-least':
      return t('bundle:select.atLeast', { count: demand.minimum })
  }
}
