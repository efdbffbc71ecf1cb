/** How a scheduled delivery is paid, and the way to another payment (SUBS-02). */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeliveryProblem } from '../../../domain/delivery/scheduled-delivery.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useUnsentText } from '../../unsent-text.ts'
import { PlaceProblem } from '../PlaceProblem.tsx'
import { paymentWords } from './delivery-words.ts'
import { PaymentForm, unsentOrderNumber } from './PaymentForm.tsx'
import { useDeliveryPlace, useOpenDelivery } from './use-delivery.ts'

/** Problems that another payment mends. */
const ofPayment: ReadonlySet<DeliveryProblem['kind']> = new Set([
  'declined',
  'bank-asks',
  'card-missing',
  'card-expired',
  'over-credit',
])

interface PaymentProps {
  /** Where a new card leads back to. */
  readonly here: string
}

export function Payment({ here }: PaymentProps) {
  const { t } = useTranslation()
  const { delivery } = useOpenDelivery().view
  const { view } = useDeliveryPlace('payment')
  const [payment] = delivery.order.payments
  const isWanted = !payment || (delivery.problem && ofPayment.has(delivery.problem.kind)) === true
  const [isChanging, setChanging] = useState(false)
  const isDone = view.kind === 'done'
  const [wasDone, setWasDone] = useState(isDone)
  if (isDone !== wasDone) {
    setWasDone(isDone)
    if (isDone) setChanging(false)
  }
  const [, , forget] = useUnsentText(unsentOrderNumber(delivery.id))
  // What is kept outlives a change that fails, and the form is gone once it is made.
  useEffect(() => {
    if (isDone) forget()
  }, [isDone, forget])
  return (
    <Stack space="md">
      {payment && (
        <Inline justify="between" align="start">
          <span>{paymentWords(t, payment)}</span>
          {!isChanging && !isWanted && (
            <Button size="sm" onClick={() => setChanging(true)}>
              {t('delivery:payment.change')}
            </Button>
          )}
        </Inline>
      )}
      {(isChanging || isWanted) && (
        <PaymentForm here={here} onCancel={isWanted ? undefined : () => setChanging(false)} />
      )}
      <PlaceProblem view={view} fallbackKey="delivery:payment.failed" />
    </Stack>
  )
}
