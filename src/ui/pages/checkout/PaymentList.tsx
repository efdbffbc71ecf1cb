/** The payments that the order has, each with its way out, and what is still to be covered. */
import { useTranslation } from 'react-i18next'
import { removalOf } from '../../../application/checkout/checkout-place.ts'
import type { CheckoutPayment } from '../../../domain/checkout/payment.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useCheckoutPlace, useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import * as styles from './Checkout.css.ts'
import { paymentDetail, paymentWords } from './payment-words.ts'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'

interface PaymentListProps {
  readonly payments: readonly CheckoutPayment[]
  /** What is still to be covered, in words. */
  readonly remaining: string
}

export function PaymentList({ payments, remaining }: PaymentListProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('checkout:payment.listTitle')}>
      <Stack space="md">
        <ul className={styles.lines}>
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
        <Text weight="medium">{remaining}</Text>
      </Stack>
    </Panel>
  )
}

function Payment({ payment }: { readonly payment: CheckoutPayment }) {
  const { t } = useTranslation()
  const { checkouts, view } = useOpenCheckout()
  const place = useCheckoutPlace(checkouts.checkout, removalOf(payment.id))
  const price = usePrices(view.checkout.cart.currency)
  const name = paymentWords(t, payment)
  const detail = paymentDetail(t, payment)
  return (
    <li>
      <div className={styles.payment}>
        <span className={styles.lineWords}>
          <span>{name}</span>
          {detail !== '' && <bdi className={styles.note}>{detail}</bdi>}
        </span>
        <span>{price(payment.amount)}</span>
        <Button
          size="sm"
          busy={place.view.kind === 'busy'}
          busyLabel={t('common:saving')}
          onClick={() => place.write({ kind: 'remove-payment', paymentId: payment.id })}
        >
          {t('common:remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      <PlaceProblem view={place.view} fallbackKey="checkout:payment.removeFailed" />
    </li>
  )
}
