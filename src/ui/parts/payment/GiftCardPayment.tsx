/** Paying with a gift card, in full or in part: one of the customer's own, or one by code and pin (CART-18). */
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GiftCards } from '../../../application/payment/gift-cards.ts'
import type { Program } from '../../../application/program.ts'
import type { GiftCardSource } from '../../../domain/checkout/checkout-write.ts'
import { cardsToPayWith, type GiftCard } from '../../../domain/payment/gift-card.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { usePrices } from '../quote/use-prices.ts'
import { AmountField } from './AmountField.tsx'
import { GiftCardFields, giftCardProblems } from './GiftCardFields.tsx'
import type { TypedAmount } from './typed-amount.ts'

interface GiftCardPaymentProps {
  readonly giftCards: GiftCards
  readonly currency: string
  /** A guest has no gift cards of their own. */
  readonly isGuest: boolean
  /** What was chosen is being written. */
  readonly isBusy: boolean
  readonly amount: TypedAmount
  /** Without an amount the card pays what it can. */
  readonly onPay: (giftCard: GiftCardSource, amount: number | undefined) => void
}

const noCards: Program<readonly GiftCard[]> = () => Promise.resolve({ _tag: 'Right', right: [] })
const typed = 'typed'
const idPrefix = 'pay-gift-card'

export function GiftCardPayment(props: GiftCardPaymentProps) {
  const { giftCards, isGuest } = props
  const { t } = useTranslation()
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) => (isGuest ? noCards : giftCards.all(signal)),
      [giftCards, isGuest],
    ),
  )
  if (reading.kind === 'waiting') return <p role="status">{t('payment:pay.loading')}</p>
  return <Choice {...props} own={reading.kind === 'read' ? reading.answer : []} />
}

interface ChoiceProps extends GiftCardPaymentProps {
  readonly own: readonly GiftCard[]
}

function Choice({ own, currency, isBusy, amount, onPay }: ChoiceProps) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const print = usePrices(currency)
  const payable = cardsToPayWith(own, currency, today())
  const [chosen, setChosen] = useState<string>(payable[0]?.id ?? typed)
  const [entry, setEntry] = useState({ code: '', pin: '' })
  const [isChecked, setChecked] = useState(false)
  const isTyped = chosen === typed
  const problems = isTyped ? giftCardProblems(t, entry, idPrefix) : []
  const submit = () => {
    setChecked(true)
    if (problems.length > 0 || isBusy) return
    amount.take((sum) =>
      onPay(isTyped ? { kind: 'typed', ...entry } : { kind: 'own', giftCardId: chosen }, sum),
    )
  }
  return (
    <Form onSubmit={submit}>
      <Stack>
        {payable.length > 0 && (
          <RadioGroup
            legend={t('payment:pay.ownGiftCards')}
            choices={[
              ...payable.map(({ id, code, balance }) => ({
                value: String(id),
                label: code,
                aside: print(balance),
              })),
              { value: typed, label: t('payment:pay.anotherGiftCard') },
            ]}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {isTyped && (
          <GiftCardFields
            entry={entry}
            problems={isChecked ? problems : []}
            idPrefix={idPrefix}
            disabled={isBusy}
            onChange={(next) =>
              setEntry({ code: withinLimit(next.code), pin: withinLimit(next.pin) })
            }
          />
        )}
        <AmountField
          amount={amount}
          currency={currency}
          label={t('payment:pay.amount')}
          hint={t('payment:pay.amountHint')}
          disabled={isBusy}
        />
        <Inline>
          <Button type="submit" tone="primary" busy={isBusy} busyLabel={t('common:saving')}>
            {t('payment:pay.useGiftCard')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
