/** One fulfilment: which lines go together, by which method, to where. */
import { useTranslation } from 'react-i18next'
import { type CartItemId, codeOf } from '../../../domain/cart/cart.ts'
import type { CheckoutFulfilment } from '../../../domain/checkout/checkout.ts'
import { type FulfilmentMethod, isSelectable } from '../../../domain/quote/fulfilment.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { methodWords } from '../../i18n/method-words.ts'
import { useCheckoutPlace, useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { AddressField } from './AddressField.tsx'
import { PickupChoice } from './PickupChoice.tsx'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'
import { ShippingOffers } from './ShippingOffers.tsx'

interface FulfilmentCardProps {
  readonly fulfilment: CheckoutFulfilment
  /** Those that all lines can be delivered by; undefined while they are being read. */
  readonly methods: readonly FulfilmentMethod[] | undefined
  readonly isAlone: boolean
}

export function FulfilmentCard({ fulfilment, methods, isAlone }: FulfilmentCardProps) {
  const { t } = useTranslation()
  const { view } = useOpenCheckout()
  const ids = view.checkout.lines
    .filter(({ fulfilmentId }) => fulfilmentId === fulfilment.id)
    .map(({ itemId }) => itemId)
  const names = view.checkout.cart.items
    .filter(({ id }) => ids.includes(id))
    .map((item) => `${item.productName} ${codeOf(item)}`)
  const title = methodWords(t, fulfilment.method)
  // The chosen one keeps the place of all: what is below would move away under a press.
  const shown = methods ?? [fulfilment.method]
  return (
    <Panel title={isAlone ? t('quote:fulfilment.title') : title}>
      <div id={`fulfilment:${fulfilment.id}`}>
        <Stack space="lg">
          {!isAlone && <Text tone="soft">{names.join(', ')}</Text>}
          {(methods === undefined || shown.filter(isSelectable).length > 1) && (
            <MethodSwitch fulfilment={fulfilment} methods={shown} itemIds={ids} />
          )}
          <Details fulfilment={fulfilment} />
        </Stack>
      </div>
    </Panel>
  )
}

function Details({ fulfilment }: { readonly fulfilment: CheckoutFulfilment }) {
  const { t } = useTranslation()
  const { id } = fulfilment
  switch (fulfilment.method.type) {
    case 'shipping':
      return (
        <>
          <section id={`address:${id}`} aria-label={t('quote:fulfilment.address')}>
            <Stack space="md">
              <Heading level={3}>{t('quote:fulfilment.address')}</Heading>
              <AddressField use={{ kind: 'delivery', fulfilmentId: id }} startsWithPrimary />
            </Stack>
          </section>
          <ShippingOffers fulfilment={fulfilment} />
        </>
      )
    case 'pickup':
      return <PickupChoice fulfilment={fulfilment} />
    case 'auto':
    case 'other':
      return null
  }
}

interface MethodSwitchProps {
  readonly fulfilment: CheckoutFulfilment
  readonly methods: readonly FulfilmentMethod[]
  readonly itemIds: readonly CartItemId[]
}

function MethodSwitch({ fulfilment, methods, itemIds }: MethodSwitchProps) {
  const { t } = useTranslation()
  const { checkouts } = useOpenCheckout()
  const place = useCheckoutPlace(checkouts.checkout, `method:${fulfilment.id}`)
  const wanted =
    place.view.kind === 'busy' && place.view.write.kind === 'method'
      ? place.view.write.methodId
      : fulfilment.method.id
  return (
    <Stack space="sm">
      <RadioGroup
        id={`method:${fulfilment.id}`}
        legend={t('quote:fulfilment.method')}
        columns={2}
        choices={methods.map((method) => ({
          value: method.id,
          label: methodWords(t, method),
          description: t(`quote:fulfilment.type.${method.type}`),
          disabled: !isSelectable(method),
        }))}
        value={wanted}
        onChange={(methodId) => place.write({ kind: 'method', methodId, itemIds })}
      />
      <PlaceProblem view={place.view} fallbackKey="quote:fulfilment.methodFailed" />
    </Stack>
  )
}
