/** The texts of an address form. */
import type { TFunction } from 'i18next'
import type { AddressFormView } from '../../domain/account/address-form.ts'
import type { AddressFormTexts } from '../components/AddressForm/AddressForm.tsx'
import type { FieldProblem } from '../components/ErrorSummary/ErrorSummary.tsx'
import { countryChoices } from './country-choices.ts'

/** `ownCountry` is where the customer is, as far as that is known. */
export function addressFormTexts(
  t: TFunction,
  language: string,
  ownCountry?: string,
): AddressFormTexts {
  return {
    label: (field) => t(`address:field.${field}`),
    problem: ({ field, label }, kind) =>
      t(`address:problem.${kind}`, { field: label || t(`address:field.${field}`) }),
    optional: t('common:optional'),
    nicknameHint: t('address:nicknameHint'),
    chooseCountry: t('address:chooseCountry'),
    countries: (countries) => countryChoices(countries, language, ownCountry),
    chooseState: t('common:choose'),
  }
}

/** What is wrong with the fields of an address, for the summary of its form. */
export function addressProblems(
  { fields }: AddressFormView,
  texts: AddressFormTexts,
  idPrefix: string,
): readonly FieldProblem[] {
  return fields.flatMap((one) =>
    one.problem
      ? [{ fieldId: `${idPrefix}-${one.field}`, message: texts.problem(one, one.problem) }]
      : [],
  )
}
