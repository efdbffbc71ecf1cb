/** What was chosen on the steps before, each with the way back to it. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostalAddress } from '../../../domain/account/address.ts'
import {
  type Checkout,
  type CheckoutFulfilment,
  chosenFulfilments,
  purchaseOrderOf,
} from '../../../domain/checkout/checkout.ts'
import type { CheckoutStep } from '../../../domain/checkout/checkout-step.ts'
import { isPickedUp } from '../../../domain/quote/fulfilment.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import {
  type Description,
  DescriptionList,
} from '../../components/DescriptionList/DescriptionList.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { countryName } from '../../i18n/country-name.ts'
import { formatDate } from '../../i18n/format.ts'
import { deliveryTitle, methodWords } from '../../i18n/method-words.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { paymentDetail, paymentWords } from './payment-words.ts'
import { stepPaths } from './step-paths.ts'

interface ReviewSectionsProps {
  readonly checkout: Checkout
  /** Nothing of it can be changed any more. */
  readonly isFixed: boolean
}

export function ReviewSections({ checkout, isFixed }: ReviewSectionsProps) {
  const { t } = useTranslation()
  const price = usePrices(checkout.cart.currency)
  const { billing, payments } = checkout
  const number = purchaseOrderOf(checkout)
  const isNumberSaid =
    number === '' || payments.some(({ purchaseOrderNumber }) => purchaseOrderNumber === number)
  return (
    <>
      {chosenFulfilments(checkout).map((fulfilment) => (
        <Section
          key={fulfilment.id}
          step="shipping"
          title={deliveryTitle(t, fulfilment)}
          isFixed={isFixed}
        >
          <Delivery fulfilment={fulfilment} checkout={checkout} />
        </Section>
      ))}
      <Section step="billing" title={t('checkout:billing.title')} isFixed={isFixed}>
        {billing.address ? <Address address={billing.address} /> : t('common:none')}
      </Section>
      <Section step="payment" title={t('checkout:payment.listTitle')} isFixed={isFixed}>
        <DescriptionList
          items={[
            ...payments.map((payment) => ({
              term: [paymentWords(t, payment), paymentDetail(t, payment)]
                .filter(Boolean)
                .join(' · '),
              description: price(payment.amount),
            })),
            ...(isNumberSaid
              ? []
              : [{ term: t('common:purchaseOrderNumber'), description: <bdi>{number}</bdi> }]),
          ]}
        />
      </Section>
    </>
  )
}

interface SectionProps {
  readonly step: Exclude<CheckoutStep, 'review'>
  readonly title: string
  readonly isFixed: boolean
  readonly children: ReactNode
}

function Section({ step, title, isFixed, children }: SectionProps) {
  const { t } = useTranslation()
  return (
    <Panel
      title={title}
      actions={
        !isFixed && (
          <Link to={stepPaths[step]} className={linkLook()}>
            {t(`checkout:change.${step}`)}
          </Link>
        )
      }
    >
      {children}
    </Panel>
  )
}

function Address({ address }: { readonly address: PostalAddress }) {
  const { i18n } = useTranslation()
  return (
    <AddressLines address={address} country={countryName(address.countryCode, i18n.language)} />
  )
}

interface DeliveryProps {
  readonly fulfilment: CheckoutFulfilment
  readonly checkout: Checkout
}

function Delivery({ fulfilment, checkout }: DeliveryProps) {
  const { t, i18n } = useTranslation()
  const price = usePrices(checkout.cart.currency)
  const { method, shippingAddress, shippingMethod, charge, pickupLocation, pickupDate } = fulfilment
  const { dispatch, requestedDate, freightCarrier, specialInstructions } = checkout.details
  const isSent = !isPickedUp(fulfilment)
  const day = (date: typeof pickupDate) => date && formatDate(date, i18n.language)
  const items: readonly (Description | undefined | false)[] = [
    { term: t('quote:fulfilment.method'), description: methodWords(t, method) },
    shippingAddress && {
      term: t('quote:fulfilment.address'),
      description: <Address address={shippingAddress} />,
    },
    shippingMethod && {
      term: t('quote:fulfilment.shippingMethod'),
      description:
        charge === undefined ? shippingMethod.name : `${shippingMethod.name} · ${price(charge)}`,
    },
    pickupLocation && {
      term: t('quote:fulfilment.pickupLocation'),
      description: pickupLocation.name,
    },
    said(t('quote:fulfilment.pickupDate'), day(pickupDate)),
    // What is fetched is neither dispatched nor brought on a day: nothing is left open there.
    (dispatch !== undefined || isSent) && {
      term: t('quote:dispatch.legend'),
      description: t(`quote:dispatch.${dispatch ?? 'none'}`),
    },
    (requestedDate !== undefined || isSent) && {
      term: t('checkout:wishes.date'),
      description: day(requestedDate) ?? t('checkout:wishes.earliest'),
    },
    (freightCarrier !== '' || isSent) && {
      term: t('quote:freightCarrier'),
      description: freightCarrier === '' ? t('quote:dispatch.none') : <bdi>{freightCarrier}</bdi>,
    },
    said(t('quote:specialInstructions'), specialInstructions),
  ]
  return <DescriptionList items={items.filter((item) => item !== undefined && item !== false)} />
}

function said(term: string, description: string | undefined): Description | undefined {
  return description ? { term, description } : undefined
}
