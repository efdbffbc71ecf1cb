/** How the order is paid: on account first, then the other ways that the site has enabled. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card/Card.tsx'
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { useBuyer } from '../../use-account.ts'
import { useKeptFocus } from '../../use-kept-focus.ts'
import * as styles from './Checkout.css.ts'
import { CreditFacts } from './CreditFacts.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { PaymentList } from './PaymentList.tsx'
import { PurchaseOrderField } from './PurchaseOrderField.tsx'
import { StepEnd } from './StepEnd.tsx'
import { StepHeading } from './StepHeading.tsx'
import { usePaymentChoice } from './use-payment-choice.ts'

export function PaymentStep() {
  const { t } = useTranslation()
  const { view } = useOpenCheckout()
  const account = useBuyer()
  const choice = usePaymentChoice()
  const { payments, amountDue, requirements, cart } = view.checkout
  const price = usePrices(cart.currency)
  const place = useKeptFocus<HTMLDivElement>(payments.map(({ id }) => id).join(' '))
  const isOpen = requirements.includes('payment')
  const remaining =
    amountDue === undefined || amountDue > 0
      ? t('checkout:payment.remaining', { amount: price(amountDue) })
      : t('checkout:payment.covered')
  return (
    <>
      <StepHeading step="payment" />
      {account?.hasAccountCredit === true && <CreditFacts />}
      {account?.hasAccountCredit === false && !account.isGuest && <CreditNote />}
      <div ref={place} className={styles.step}>
        {payments.length > 0 && <PaymentList payments={payments} remaining={remaining} />}
        {isOpen && (
          <Panel title={t('checkout:payment.title')}>
            <div id="payment-methods">
              <PaymentChoice choice={choice} />
            </div>
          </Panel>
        )}
      </div>
      {!isOpen && choice.numberEntry && (
        <Card>
          <PurchaseOrderField choice={choice} />
        </Card>
      )}
      {/* Mounted before there is anything to say: a region that arrives with its text is silent. */}
      <LiveRegion message={payments.length > 0 ? remaining : ''} />
      <StepEnd
        step="payment"
        prepare={isOpen ? choice.pay : choice.numberEntry && choice.saveNumber}
      />
    </>
  )
}

/** Word for word (ACCT-12). */
function CreditNote() {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      announce="silent"
      actions={
        <Link to="/account-credit-application" className={linkLook()}>
          {t('common:applyForCredit')}
        </Link>
      }
    >
      {t('common:prepay')}
    </Notice>
  )
}
