/** Who has written a review, in words. */
import type { TFunction } from 'i18next'
import type { ProductReview } from '../../../../domain/catalogue/product-review.ts'
import { countryName } from '../../../i18n/country-name.ts'

/** The chosen name, or "Trade customer", and the country where it is known. */
export function authorWords(
  t: TFunction,
  { authorName, country }: Pick<ProductReview, 'authorName' | 'country'>,
  language: string,
): string {
  const name = authorName === '' ? t('review:author.unnamed') : authorName
  return country === ''
    ? name
    : t('review:author.from', { name, country: countryName(country, language) })
}
