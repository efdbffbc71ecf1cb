/** The texts of an address form for whoever is signed in. */
import { useTranslation } from 'react-i18next'
import type { AddressFormTexts } from '../../components/AddressForm/AddressForm.tsx'
import { addressFormTexts } from '../../i18n/address-texts.ts'
import { useAccount } from '../../use-account.ts'

export function useAddressFormTexts(): AddressFormTexts {
  const { t, i18n } = useTranslation()
  return addressFormTexts(t, i18n.language, useAccount()?.countryCode)
}
