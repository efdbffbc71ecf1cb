/** A fulfilment to be read: how, where, and the tracking numbers once there are any. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fulfilment } from '../../../domain/quote/fulfilment.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { formatDate } from '../../i18n/format.ts'
import { methodWords } from '../../i18n/method-words.ts'
import { TrackingNumbers } from './TrackingNumbers.tsx'

interface ReadFulfilmentProps {
  readonly fulfilment: Fulfilment
  /** The tracking numbers, where there is more to them than how they are written. */
  readonly tracking?: ReactNode
  readonly layout?: 'rows' | 'grid' | undefined
}

export function ReadFulfilment({ fulfilment, tracking, layout }: ReadFulfilmentProps) {
  const { t, i18n } = useTranslation()
  const { method, shippingAddress, shippingMethod, pickupLocation, pickupDate, trackingNumbers } =
    fulfilment
  const items = [
    { term: t('quote:fulfilment.method'), description: methodWords(t, method) },
    shippingMethod && {
      term: t('quote:fulfilment.shippingMethod'),
      description: shippingMethod.name,
    },
    shippingAddress && {
      term: t('quote:fulfilment.address'),
      description: (
        <AddressLines
          address={shippingAddress}
          country={countryName(shippingAddress.countryCode, i18n.language)}
        />
      ),
    },
    pickupLocation && {
      term: t('quote:fulfilment.pickupLocation'),
      description: pickupLocation.name,
    },
    pickupDate && {
      term: t('quote:fulfilment.pickupDate'),
      description: formatDate(pickupDate, i18n.language),
    },
    trackingNumbers.length > 0 && {
      term: t('quote:fulfilment.tracking'),
      description: tracking ?? <TrackingNumbers numbers={trackingNumbers} />,
    },
  ]
  return (
    <DescriptionList
      items={items.filter((item) => item !== undefined && item !== false)}
      layout={layout}
    />
  )
}
