/** The carrier services, each with its charge and its days; says so when there is none (FULF-06). */
import { useTranslation } from 'react-i18next'
import type { CheckoutFulfilment, ShippingOffer } from '../../../domain/checkout/checkout.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useCheckoutPlace, useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'

export function ShippingOffers({ fulfilment }: { readonly fulfilment: CheckoutFulfilment }) {
  const { t } = useTranslation()
  const { checkouts, view } = useOpenCheckout()
  const { id, shippingMethod, shippingMethodOptions, shippingAddress } = fulfilment
  const place = useCheckoutPlace(checkouts.checkout, `shipping-method:${id}`)
  const price = usePrices(view.checkout.cart.currency)
  if (shippingMethodOptions.length === 0) {
    // Services depend on where the goods go.
    return shippingAddress === undefined ? (
      <Text tone="soft">{t('checkout:offersAfterAddress')}</Text>
    ) : (
      <Notice tone="warning">{t('quote:fulfilment.none')}</Notice>
    )
  }
  const wanted =
    place.view.kind === 'busy' && place.view.write.kind === 'shipping-method'
      ? place.view.write.methodId
      : shippingMethod?.id
  const days = ({ transitDays }: ShippingOffer) =>
    transitDays === undefined || transitDays === 0
      ? undefined
      : t('checkout:transit', { count: transitDays })
  const charge = ({ charge: amount }: ShippingOffer) =>
    amount === undefined ? undefined : (
      <span>{amount === 0 ? t('checkout:noCharge') : price(amount)}</span>
    )
  return (
    <Stack space="sm">
      <RadioGroup
        id={`shipping-method:${id}`}
        legend={t('quote:fulfilment.shippingMethod')}
        choices={shippingMethodOptions.map((offer) => ({
          value: offer.id,
          label: offer.name,
          description: days(offer),
          aside: charge(offer),
        }))}
        value={wanted}
        onChange={(methodId) =>
          place.write({ kind: 'shipping-method', fulfilmentId: id, methodId })
        }
      />
      <PlaceProblem view={place.view} fallbackKey="quote:fulfilment.shippingMethodFailed" />
    </Stack>
  )
}
