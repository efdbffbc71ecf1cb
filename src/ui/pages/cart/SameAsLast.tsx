/** The last order's delivery and payment, for a returning customer: one press leads to the review. */
import { useNavigate } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Checkouts, LastWish } from '../../../application/checkout/checkouts.ts'
import type { LastCheckout } from '../../../domain/checkout/last-checkout.ts'
import { readPurchaseOrder } from '../../../domain/quote/purchase-order.ts'
import type { TextProblem } from '../../../domain/shared/required-text.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useProgram } from '../../use-program.ts'
import { useSubmit } from '../../use-submit.ts'
import { useStorefront } from '../../storefront-context.tsx'

/** Says nothing while there is no last order, or none that can be read: the checkout itself is beside it. */
export function SameAsLast({ checkouts }: { readonly checkouts: Checkouts }) {
  const [reading] = useProgram(checkouts.lastCheckout)
  if (reading.kind !== 'read' || reading.answer === undefined) return null
  return <LastOrder checkouts={checkouts} last={reading.answer} />
}

interface LastOrderProps {
  readonly checkouts: Checkouts
  readonly last: LastCheckout
}

function LastOrder({ checkouts, last }: LastOrderProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { notify } = useStorefront()
  const [number, setNumber] = useState('')
  const [problem, setProblem] = useState<TextProblem>()
  const isOnAccount = last.paymentKind === 'term'
  const { isSending, failure, send } = useSubmit((wish: LastWish) => checkouts.applyLast(wish), {
    onDone: (notApplied) => {
      if (notApplied.length > 0) {
        const what = notApplied.map((each) => t(`checkout:notApplied.${each}`)).join(', ')
        notify({ tone: 'info', key: 'checkout:same.missing', values: { what } })
      }
      void navigate({ to: '/checkout' })
    },
  })
  const submit = () => {
    const read = readPurchaseOrder(number)
    // Only an order on account has to have a number.
    const isMissing = E.isLeft(read) && (isOnAccount || number.trim() !== '')
    setProblem(isMissing ? read.left : undefined)
    if (isMissing) return
    send({ orderId: last.orderId, purchaseOrderNumber: E.isRight(read) ? read.right : '' })
  }
  return (
    <Panel title={t('checkout:same.title')}>
      <Form onSubmit={submit}>
        <Stack space="md">
          <Facts last={last} />
          <TextField
            label={t('common:purchaseOrderNumber')}
            optionalText={isOnAccount ? undefined : t('common:optional')}
            value={number}
            onChange={(text) => setNumber(withinLimit(text))}
            error={problem && t(`quote:purchaseOrder.problem.${problem.kind}`)}
            autoComplete="off"
            spellCheck={false}
            required={isOnAccount}
          />
          {failure && (
            <Notice tone="error">{failureWords(t, failure, 'checkout:same.failed')}</Notice>
          )}
          <Button type="submit" wide busy={isSending} busyLabel={t('common:saving')}>
            {t('checkout:same.submit')}
          </Button>
        </Stack>
      </Form>
    </Panel>
  )
}

function Facts({ last }: { readonly last: LastCheckout }) {
  const { t } = useTranslation()
  const { shippingAddress: address, shippingMethodName, pickupLocationName } = last
  const to = address
    ? [address.name, address.streetAddress, address.city].filter(Boolean).join(', ')
    : pickupLocationName
  const paid =
    last.paymentKind === 'other' ? last.paymentName : t(`order:paymentKind.${last.paymentKind}`)
  const items = [
    { term: t('checkout:same.deliveredTo'), description: to },
    { term: t('quote:fulfilment.shippingMethod'), description: shippingMethodName },
    {
      term: t('common:payment'),
      description: [paid, last.cardLastFour && `•••• ${last.cardLastFour}`]
        .filter(Boolean)
        .join(' '),
    },
  ]
  return (
    <>
      <p>{t('checkout:same.order', { number: last.orderNumber })}</p>
      <DescriptionList
        layout="stacked"
        items={items.filter(({ description }) => description !== '')}
      />
    </>
  )
}
