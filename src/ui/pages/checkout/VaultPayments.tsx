/** What a payment by card or gift card asks for; the services of both are fetched with the first of them. */
import { useTranslation } from 'react-i18next'
import type { CheckoutWrite } from '../../../domain/checkout/checkout-write.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { allLazy, Loaded } from '../../lazy.tsx'
import { UnlessActing, useIsActing } from '../../parts/acting/UnlessActing.tsx'
import { CardPayment } from '../../parts/payment/CardPayment.tsx'
import { GiftCardPayment } from '../../parts/payment/GiftCardPayment.tsx'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { useServices } from '../../storefront-context.tsx'
import { useBuyer } from '../../use-account.ts'
import { useState } from 'react'
import type { PaymentChoiceState } from './use-payment-choice.ts'

interface VaultPaymentsProps {
  readonly choice: PaymentChoiceState
  readonly method: PaymentMethod
}

export function VaultPayments({ choice, method }: VaultPaymentsProps) {
  const { t } = useTranslation()
  const services = useServices()
  const [both] = useState(() => allLazy(services.cards, services.giftCards))
  const { view } = useOpenCheckout()
  const isGuest = useBuyer()?.isGuest !== false
  // What is saved belongs to the customer: staff who act for them use neither their cards nor save another (T17).
  const hasNoSaved = useIsActing() || isGuest
  const { view: outcome } = choice.place
  const write = (payment: CheckoutWrite) => {
    choice.saveNumber()
    choice.place.write(payment)
  }
  const { currency } = view.checkout.cart
  const { amount } = choice
  const shared = { isGuest: hasNoSaved, isBusy: outcome.kind === 'busy', amount, currency }
  return (
    <Loaded
      of={both}
      waiting={<p role="status">{t('payment:pay.loading')}</p>}
      failed={(retry) => (
        <Notice
          tone="error"
          actions={
            <Button size="sm" onClick={retry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('common:networkError')}
        </Notice>
      )}
    >
      {([cards, giftCards]) =>
        method.kind === 'gift-card' ? (
          <UnlessActing>
            <GiftCardPayment
              {...shared}
              giftCards={giftCards}
              onPay={(giftCard, sum) =>
                write({ kind: 'pay-by-gift-card', giftCard, ...partOf(sum) })
              }
            />
          </UnlessActing>
        ) : (
          <CardPayment
            {...shared}
            cards={cards}
            frameAddress={method.frameAddress ?? ''}
            onPay={(card, sum) =>
              write({ kind: 'pay-by-card', methodId: method.id, card, ...partOf(sum) })
            }
          />
        )
      }
    </Loaded>
  )
}

/** Without an amount a payment covers all that it can. */
function partOf(sum: number | undefined): { readonly amount?: number } {
  return sum === undefined ? {} : { amount: sum }
}
