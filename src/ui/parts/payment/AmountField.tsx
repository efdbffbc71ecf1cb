/** How much of the order a payment covers; nothing typed is as much as it can. */
import { useTranslation } from 'react-i18next'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { usePrices } from '../quote/use-prices.ts'
import type { TypedAmount } from './typed-amount.ts'

interface AmountFieldProps {
  readonly amount: TypedAmount
  readonly currency: string
  readonly label: string
  readonly hint: string
  readonly disabled: boolean
}

export function AmountField({ amount, currency, label, hint, disabled }: AmountFieldProps) {
  const { t } = useTranslation()
  const print = usePrices(currency)
  const { text, change, problem, most } = amount
  const words = {
    'no-amount': () => t('payment:pay.noAmount'),
    'too-much': () => t('payment:pay.tooMuch', { amount: print(most) }),
  }
  return (
    <TextField
      id="payment-amount"
      label={label}
      hint={hint}
      optionalText={t('common:optional')}
      value={text}
      error={problem && words[problem]()}
      inputMode="decimal"
      autoComplete="off"
      width="medium"
      disabled={disabled}
      onChange={(typed) => change(withinLimit(typed))}
    />
  )
}
