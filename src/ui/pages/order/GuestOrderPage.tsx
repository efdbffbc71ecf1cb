/** An order for who has no sign-in: by the link of an email, or where it stands by number and email (ROUTE-42, T10). */
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../../application/failure.ts'
import {
  type GuestOrderProblems,
  guestOrderProblems,
  type GuestOrderProof,
} from '../../../domain/order/guest-order.ts'
import type { Order } from '../../../domain/order/order.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { OrderHead } from '../../parts/order/OrderHead.tsx'
import { OrderSheet } from '../../parts/order/OrderSheet.tsx'
import { useSubmit } from '../../use-submit.ts'
import { OrderStatusSheet } from './OrderStatusSheet.tsx'
import { NeedsScripts } from '../../parts/NeedsScripts.tsx'

const route = getRouteApi('/my-account/order-detail')

export function GuestOrderPage() {
  const { orders, linked } = route.useLoaderData()
  const { token } = route.useSearch()
  const { isSending, failure, answer, send } = useSubmit<GuestOrderProof, Order>(orders.openAsGuest)
  if (answer) {
    return (
      <ShownOrder order={answer.result}>
        <OrderStatusSheet order={answer.result} />
      </ShownOrder>
    )
  }
  if (linked !== undefined && linked !== 'none') {
    return (
      <ShownOrder order={linked}>
        {linked.isGuests && token !== undefined && <KeepInAccount token={token} />}
        <OrderSheet order={linked} />
      </ShownOrder>
    )
  }
  return (
    <FindOrder isLinkDead={linked === 'none'} isBusy={isSending} failure={failure} onFind={send} />
  )
}

/** The way to an account for the guest who has placed it (AUTH-27). */
function KeepInAccount({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      title={t('credentials:claim.title')}
      announce="silent"
      actions={
        <Link to="/my-account/claimGuestAccount" search={{ token }} className={buttonLook()}>
          {t('credentials:claim.submit')}
        </Link>
      }
    >
      {t('credentials:claim.text')}
    </Notice>
  )
}

interface ShownOrderProps {
  readonly order: Order
  readonly children: ReactNode
}

function ShownOrder({ order, children }: ShownOrderProps) {
  return (
    <Container>
      <Stack space="xl">
        <OrderHead order={order} />
        {children}
      </Stack>
    </Container>
  )
}

interface FindOrderProps {
  readonly isLinkDead: boolean
  readonly isBusy: boolean
  readonly failure: PortFailure | undefined
  readonly onFind: (proof: GuestOrderProof) => void
}

const noProblems: GuestOrderProblems = { orderNumber: undefined, email: undefined }

function FindOrder({ isLinkDead, isBusy, failure, onFind }: FindOrderProps) {
  const { t } = useTranslation()
  const [entry, setEntry] = useState({ orderNumber: '', email: '' })
  const [problems, setProblems] = useState(noProblems)
  const submit = () => {
    const found = guestOrderProblems(entry)
    setProblems(found)
    if (found.orderNumber) document.getElementById('order-number')?.focus()
    else if (found.email) document.getElementById('order-email')?.focus()
    else onFind({ kind: 'number', ...entry })
  }
  return (
    <Container width="form">
      <Stack space="xl">
        <PageHeading title={t('order:guest.title')} lead={t('order:guest.lead')} />
        {isLinkDead && (
          <Notice tone="warning" title={t('order:guest.deadLink')} announce="silent">
            {t('order:guest.deadLinkNext')}
          </Notice>
        )}
        <NeedsScripts />
        <Card>
          <Form onSubmit={submit}>
            <Stack space="lg">
              {failure && (
                <Notice tone="error" title={t('order:guest.notFound')}>
                  {failureWords(t, failure, 'order:guest.notFoundNext')}
                </Notice>
              )}
              <TextField
                id="order-number"
                label={t('order:list.column.number')}
                value={entry.orderNumber}
                onChange={(orderNumber) => setEntry({ ...entry, orderNumber })}
                error={problems.orderNumber && t('common:required')}
                inputMode="numeric"
                autoComplete="off"
                look="code"
                required
              />
              <TextField
                id="order-email"
                label={t('common:email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                spellCheck={false}
                value={entry.email}
                onChange={(email) => setEntry({ ...entry, email })}
                error={
                  problems.email &&
                  t(problems.email === 'required' ? 'common:required' : 'common:invalidEmail')
                }
                required
              />
              <Button
                type="submit"
                tone="primary"
                wide
                busy={isBusy}
                busyLabel={t('order:guest.busy')}
              >
                {t('order:guest.submit')}
              </Button>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  )
}
