/** A new address. */
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { safeRedirect } from '../../../domain/account/access.ts'
import { emptyAddressEntry } from '../../../domain/account/address.ts'
import { AddressEditor } from './AddressEditor.tsx'

const route = getRouteApi('/my-account/customer/addresses/new')

export function NewAddressPage() {
  const { t } = useTranslation()
  const { addresses, countries } = route.useLoaderData()
  const { neverTargets } = route.useRouteContext()
  return (
    <AddressEditor
      title={t('common:newAddress')}
      lead={t('address:saved.newLead')}
      countries={countries}
      storage={addresses}
      name="new-address"
      start={emptyAddressEntry}
      save={addresses.add}
      back={safeRedirect(route.useSearch().redirect, neverTargets)}
    />
  )
}
