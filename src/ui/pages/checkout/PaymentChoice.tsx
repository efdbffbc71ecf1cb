/** The ways of paying, and what the chosen one asks for. */
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { paymentEntries } from './payment-entries.ts'
import { paymentWords } from './payment-words.ts'
import { PlaceProblem } from './PlaceProblem.tsx'
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
      {chosen?.kind === 'term' && <PurchaseOrderField choice={choice} />}
      {chosen && paymentEntries.get(chosen.kind) === 'vault' && (
        <VaultPayments key={chosen.id} choice={choice} method={chosen} />
      )}
      <PlaceProblem view={choice.place.view} fallbackKey="checkout:payment.failed" />
    </Stack>
  )
}
