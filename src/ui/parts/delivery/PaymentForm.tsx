/** Chooses how a scheduled delivery is paid: on account, or by a saved card. */
import { Link } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeliveryId } from '../../../domain/delivery/scheduled-delivery.ts'
import { cardId, isExpired } from '../../../domain/payment/card.ts'
import { readPurchaseOrder } from '../../../domain/quote/purchase-order.ts'
import type { TextProblem } from '../../../domain/shared/required-text.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useUnsentText } from '../../unsent-text.ts'
import { useAccount } from '../../use-account.ts'
import { useProgram } from '../../use-program.ts'
import { cardChoice } from '../payment/card-words.ts'
import { ReadFailed } from '../ReadFailed.tsx'
import { useDeliveryPlace, useOpenDelivery } from './use-delivery.ts'

interface PaymentFormProps {
  /** Where a new card leads back to. */
  readonly here: string
  readonly onCancel: (() => void) | undefined
}

const terms = 'terms'

/** Under which the number that is being typed is kept, until it is saved. */
export const unsentOrderNumber = (id: DeliveryId) => `delivery-order-number:${id}`

/** The cards of the wallet and payment on account, which of them is chosen, and the number that is typed for the latter. */
function usePaymentOfDelivery() {
  const { today } = useStorefront()
  const {
    deliveries,
    view: { delivery },
  } = useOpenDelivery()
  const hasCredit = useAccount()?.hasAccountCredit === true
  const [reading, again] = useProgram(deliveries.wallet)
  const { view, change } = useDeliveryPlace('payment')
  const [payment] = delivery.order.payments
  const [kept, keep] = useUnsentText(unsentOrderNumber(delivery.id))
  const [isTyped, setTyped] = useState(kept !== '')
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState<TextProblem>()
  const cards = reading.kind === 'read' ? reading.answer.cards : []
  const number = isTyped ? kept : (payment?.purchaseOrderNumber ?? '')
  const good = cards.find((card) => !isExpired(card, today()))
  const value = chosen ?? (hasCredit ? terms : good?.id)
  const submit = () => {
    if (value === undefined) return
    if (value !== terms) {
      change({ kind: 'pay-by-card', cardId: cardId(value) })
      return
    }
    const read = readPurchaseOrder(number)
    setProblem(E.isLeft(read) ? read.left : undefined)
    if (E.isLeft(read)) return
    change({ kind: 'pay-on-terms', purchaseOrderNumber: read.right })
  }
  const type = (text: string) => {
    setTyped(true)
    setProblem(undefined)
    keep(withinLimit(text))
  }
  const isBusy = view.kind === 'busy'
  return {
    hasCredit,
    reading,
    again,
    cards,
    value,
    setChosen,
    number,
    type,
    problem,
    isBusy,
    submit,
  }
}

export function PaymentForm({ here, onCancel }: PaymentFormProps) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const { reading, value, problem, ...form } = usePaymentOfDelivery()
  if (reading.kind === 'waiting') return <Skeleton shape="block" />
  const choices = [
    ...(form.hasCredit ? [{ value: terms, label: t('delivery:payment.terms') }] : []),
    ...form.cards.map((card) => cardChoice(t, card, today())),
  ]
  return (
    <Form onSubmit={form.submit}>
      <Stack space="md">
        {reading.kind === 'failed' && (
          <ReadFailed
            failure={reading.failure}
            fallbackKey="delivery:payment.cardsFailed"
            onAgain={form.again}
          />
        )}
        {choices.length > 0 && (
          <RadioGroup
            legend={t('delivery:payment.legend')}
            choices={choices}
            value={value}
            onChange={form.setChosen}
          />
        )}
        {value === terms && (
          <TextField
            id="delivery-order-number"
            label={t('quote:purchaseOrder.label')}
            value={form.number}
            onChange={form.type}
            error={problem && t(`quote:purchaseOrder.problem.${problem.kind}`)}
            autoComplete="off"
            spellCheck={false}
            required
          />
        )}
        <Link
          to="/my-account/cards/new"
          search={{ redirect: here }}
          className={linkLook({ tone: 'plain' })}
        >
          {t('payment:cards.new')}
        </Link>
        <Inline>
          {value !== undefined && (
            <Button type="submit" busy={form.isBusy} busyLabel={t('common:saving')}>
              {t('delivery:payment.use')}
            </Button>
          )}
          {onCancel && (
            <Button tone="quiet" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  )
}
