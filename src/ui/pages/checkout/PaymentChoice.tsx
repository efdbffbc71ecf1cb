/** The ways of paying, and what the chosen one asks for. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { AmountField } from '../../parts/payment/AmountField.tsx'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { paymentEntries } from './payment-entries.ts'
import { paymentWords } from './payment-words.ts'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'
import { PurchaseOrderField } from './PurchaseOrderField.tsx'
import type { PaymentChoiceState } from './use-payment-choice.ts'
import { VaultPayments } from './VaultPayments.tsx'

export function PaymentChoice({ choice }: { readonly choice: PaymentChoiceState }) {
  const { t } = useTranslation()
  const { methods, chosen } = choice
  // Word for word (CART-15).
  if (methods.length === 0) return <Notice tone="warning">{t('checkout:payment.none')}</Notice>
  return (
    <Stack space="lg">
      <RadioGroup
        id="payment-method"
        legend={t('checkout:payment.method')}
        legendLook="hidden"
        choices={methods.map((method) => ({
          value: method.id,
          label: paymentWords(t, method),
          description:
            method.kind === 'other' ? undefined : t(`checkout:payment.meaning.${method.kind}`),
        }))}
        value={chosen?.id}
        onChange={choice.choose}
      />
      {chosen && choice.numberEntry && <PurchaseOrderField choice={choice} />}
      {chosen && paymentEntries.get(chosen.kind) === 'vault' && (
        <VaultPayments key={chosen.id} choice={choice} method={chosen} />
      )}
      {chosen && paymentEntries.get(chosen.kind) !== 'vault' && methods.length > 1 && (
        <PartOfOrder choice={choice} />
      )}
      <PlaceProblem view={choice.place.view} fallbackKey="checkout:payment.failed" />
    </Stack>
  )
}

/** Another payment can cover the rest; without an amount the way on pays all that is due. */
function PartOfOrder({ choice }: { readonly choice: PaymentChoiceState }) {
  const { t } = useTranslation()
  const { currency } = useOpenCheckout().view.checkout.cart
  const print = usePrices(currency)
  const { amount, place, pay } = choice
  const isBusy = place.view.kind === 'busy'
  return (
    <>
      <AmountField
        amount={amount}
        currency={currency}
        label={t('payment:pay.part')}
        hint={t('payment:pay.partHint', { amount: print(amount.most) })}
        disabled={isBusy}
      />
      {amount.text !== '' && (
        <Inline>
          <Button busy={isBusy} busyLabel={t('common:saving')} onClick={pay}>
            {t('payment:pay.add')}
          </Button>
        </Inline>
      )}
    </>
  )
}
