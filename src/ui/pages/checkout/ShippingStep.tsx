/** The first step: how, where and when each part of the cart is delivered (FULF-02). */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { chosenFulfilments } from '../../../domain/checkout/checkout.ts'
import type { FulfilmentMethod } from '../../../domain/quote/fulfilment.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { type ProgramState, useProgram } from '../../use-program.ts'
import { DeliveryWishes } from './DeliveryWishes.tsx'
import { FulfilmentCard } from './FulfilmentCard.tsx'
import { StepEnd } from './StepEnd.tsx'
import { StepHeading } from './StepHeading.tsx'

/** None where they could not be read; undefined while they are being read. */
const methodsIn = (reading: ProgramState<readonly FulfilmentMethod[]>) =>
  reading.kind === 'waiting' ? undefined : reading.kind === 'read' ? reading.answer : []

export function ShippingStep() {
  const { t } = useTranslation()
  const { checkouts, view } = useOpenCheckout()
  const { checkout } = view
  const { cartId } = checkout
  const [methods, again] = useProgram(
    useCallback(
      (signal: AbortSignal) => checkouts.eligibleMethods(cartId, signal),
      [checkouts, cartId],
    ),
  )
  return (
    <>
      <StepHeading step="shipping" />
      {methods.kind === 'failed' && (
        <ReadFailed
          failure={methods.failure}
          fallbackKey="quote:fulfilment.methodsFailed"
          onAgain={again}
        />
      )}
      {checkout.fulfilments.length === 0 && (
        <Notice tone="warning">{t('quote:fulfilment.none')}</Notice>
      )}
      {chosenFulfilments(checkout).map((fulfilment) => (
        <FulfilmentCard
          key={fulfilment.id}
          fulfilment={fulfilment}
          methods={methodsIn(methods)}
          isAlone={checkout.fulfilments.length === 1}
        />
      ))}
      <Panel title={t('checkout:wishes.title')}>
        <DeliveryWishes />
      </Panel>
      <StepEnd step="shipping" />
    </>
  )
}
