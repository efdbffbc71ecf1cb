/** The words around an address: the form's, and the names of countries in the language at work. */
import type { TFunction } from 'i18next'
import type { AddressFormTexts } from '../components/AddressForm/AddressForm.tsx'
import { intlTag } from './intl-tag.ts'

export function addressFormTexts(t: TFunction): AddressFormTexts {
  return {
    label: (field) => t(`address.field.${field}`),
    problem: ({ field, label }, kind) =>
      t(`address.problem.${kind}`, { field: label || t(`address.field.${field}`) }),
    optional: t('form.optional'),
    nicknameHint: t('address.nicknameHint'),
    chooseCountry: t('address.chooseCountry'),
    chooseState: t('address.chooseState'),
  }
}

/** The name of a country; its code where the browser knows no name. */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([intlTag(language)], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
