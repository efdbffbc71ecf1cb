/** The customer's own number for the order; one that was used before is pointed out, never refused. */
import { either as E } from 'fp-ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type PurchaseOrderUse,
  readPurchaseOrder,
  usesElsewhere,
} from '../../../domain/quote/purchase-order.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { limitWords } from '../../i18n/limit-words.ts'
import { formatDate } from '../../i18n/format.ts'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'
import { useBuyer } from '../../use-account.ts'
import { useProgram } from '../../use-program.ts'
import type { PaymentChoiceState } from './use-payment-choice.ts'

export function PurchaseOrderField({ choice }: { readonly choice: PaymentChoiceState }) {
  const { t } = useTranslation()
  const { number, typeNumber, saveNumber, problem } = choice
  const isRequired = choice.numberEntry === 'required'
  const isCustomer = useBuyer()?.isGuest === false
  const [asked, setAsked] = useState(number)
  return (
    <Stack space="sm">
      <TextField
        id="purchase-order"
        label={t(isRequired ? 'quote:purchaseOrder.label' : 'common:purchaseOrderNumber')}
        optionalText={isRequired ? undefined : t('common:optional')}
        hint={limitWords(t, number) ?? t('checkout:payment.numberHint')}
        value={number}
        onChange={(text) => typeNumber(withinLimit(text))}
        onBlur={() => {
          setAsked(number)
          saveNumber()
        }}
        error={isRequired && problem ? t(`quote:purchaseOrder.problem.${problem.kind}`) : undefined}
        autoComplete="off"
        spellCheck={false}
        required={isRequired}
      />
      {isCustomer && E.isRight(readPurchaseOrder(asked)) && <UsedBefore number={asked.trim()} />}
      <PlaceProblem
        view={choice.numberPlace.view}
        fallbackKey="quote:purchaseOrder.failed"
        onAgain={saveNumber}
      />
    </Stack>
  )
}

/** Says nothing of a failure: the question is no part of the order. */
function UsedBefore({ number }: { readonly number: string }) {
  const { t, i18n } = useTranslation()
  const { checkouts, view } = useOpenCheckout()
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) => checkouts.usesOfPurchaseOrder(number, signal),
      [checkouts, number],
    ),
  )
  const uses = reading.kind === 'read' ? usesElsewhere(reading.answer, view.checkout.cartId) : []
  if (uses.length === 0) return null
  const words = ({ orderNumber, quoteName, on }: PurchaseOrderUse) => {
    const name = orderNumber === '' ? quoteName : orderNumber
    return on ? `${name} (${formatDate(on, i18n.language)})` : name
  }
  return (
    <Notice tone="info">
      {t('checkout:payment.usedBefore', { number, uses: uses.map(words).join(', ') })}
    </Notice>
  )
}
