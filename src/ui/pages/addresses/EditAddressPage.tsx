/** An address of the book, to be changed (ROUTE-34). */
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressEntry } from '../../../domain/account/address.ts'
import { AddressEditor } from './AddressEditor.tsx'

const route = getRouteApi('/my-account/customer/addresses/$addressId')

export function EditAddressPage() {
  const { t } = useTranslation()
  const { addresses, countries, saved } = route.useLoaderData()
  const { id, nickname, address } = saved
  const save = useCallback(
    (entry: AddressEntry) => addresses.change({ id, entry }),
    [addresses, id],
  )
  return (
    <AddressEditor
      title={t('address:saved.editTitle')}
      lead={t('address:saved.quotesKeepCopy')}
      countries={countries}
      storage={addresses}
      name={`address-${id}`}
      start={{ ...address, nickname }}
      save={save}
    />
  )
}
