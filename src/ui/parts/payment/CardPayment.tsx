/** Paying by card: one of the saved cards, or another one in the frame of the vault (CART-10). */
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Program } from '../../../application/program.ts'
import { type CardWallet, firstCard } from '../../../domain/payment/card.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { useStartOfWayOn } from '../checkout/step-work.tsx'
import { usePrices } from '../quote/use-prices.ts'
import { AmountField } from './AmountField.tsx'
import type { CardPaymentProps } from './card-payment-props.ts'
import { cardChoice } from './card-words.ts'
import { NewCardPayment } from './NewCardPayment.tsx'

const empty: CardWallet = { cards: [], frameAddress: '' }
const noWallet: Program<CardWallet> = () => Promise.resolve({ _tag: 'Right', right: empty })

export function CardPayment(props: CardPaymentProps) {
  const { t } = useTranslation()
  const { cards, isGuest } = props
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) => (isGuest ? noWallet : cards.wallet(signal)),
      [cards, isGuest],
    ),
  )
  if (reading.kind === 'waiting') return <p role="status">{t('payment:pay.loading')}</p>
  // Without the saved cards another one can still be typed.
  return <Choice {...props} wallet={reading.kind === 'read' ? reading.answer : empty} />
}

interface ChoiceProps extends CardPaymentProps {
  readonly wallet: CardWallet
}

const another = 'another'

function Choice({ wallet, ...props }: ChoiceProps) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const { amount, currency, isBusy } = props
  const print = usePrices(currency)
  const [chosen, setChosen] = useState<string>(firstCard(wallet.cards, today())?.id ?? another)
  return (
    <Stack>
      {wallet.cards.length > 0 && (
        <RadioGroup
          legend={t('payment:pay.savedCards')}
          choices={[
            ...wallet.cards.map((card) => cardChoice(t, card, today())),
            { value: another, label: t('payment:pay.anotherCard') },
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <AmountField
        amount={amount}
        currency={currency}
        label={t('payment:pay.part')}
        hint={t('payment:pay.partHint', { amount: print(amount.most) })}
        disabled={isBusy}
      />
      {chosen === another ? (
        <NewCardPayment {...props} />
      ) : (
        <UseCard
          isBusy={isBusy}
          pay={() => amount.take((sum) => props.onPay({ kind: 'saved', cardId: chosen }, sum))}
        />
      )}
    </Stack>
  )
}

interface UseCardProps {
  readonly isBusy: boolean
  readonly pay: () => void
}

/** The way on takes the chosen card as well. */
function UseCard({ isBusy, pay }: UseCardProps) {
  const { t } = useTranslation()
  useStartOfWayOn(() => {
    if (!isBusy) pay()
  })
  return (
    <Inline>
      <Button tone="primary" busy={isBusy} busyLabel={t('common:saving')} onClick={pay}>
        {t('payment:pay.useCard')}
      </Button>
    </Inline>
  )
}
