/** The texts of an address form. */
import type { TFunction } from 'i18next'
import type { AddressFormTexts } from '../components/AddressForm/AddressForm.tsx'

export function addressFormTexts(t: TFunction): AddressFormTexts {
  return {
    label: (field) => t(`address:field.${field}`),
    problem: ({ field, label }, kind) =>
      t(`address:problem.${kind}`, { field: label || t(`address:field.${field}`) }),
    optional: t('common:optional'),
    nicknameHint: t('address:nicknameHint'),
    chooseCountry: t('address:chooseCountry'),
    chooseState: t('common:choose'),
  }
}
