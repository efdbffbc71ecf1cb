/** One order: to be read, printed, and asked for once more (ACCT-10). */
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Orders } from '../../../application/order/orders.ts'
import type { Order } from '../../../domain/order/order.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { CopyIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { OrderHead } from '../../parts/order/OrderHead.tsx'
import { OrderSheet } from '../../parts/order/OrderSheet.tsx'
import { OnlyForItsOwner } from '../../parts/quote/OnlyForItsOwner.tsx'
import { routerLink } from '../../routes/router-link.tsx'
import { useSubmit } from '../../use-submit.ts'

const route = getRouteApi('/my-account/orders/$orderId')

export function OrderPage() {
  return (
    <OnlyForItsOwner>
      <OpenOrder {...route.useLoaderData()} />
    </OnlyForItsOwner>
  )
}

interface OpenOrderProps {
  readonly orders: Orders
  readonly order: Order
}

function OpenOrder({ orders, order }: OpenOrderProps) {
  const { t } = useTranslation()
  const again = useOrderAgain(orders, order)
  return (
    <Container>
      <Stack space="xl">
        <OrderHead
          order={order}
          breadcrumbs={
            <Breadcrumbs
              label={t('common:breadcrumbs')}
              renderLink={routerLink}
              items={[
                { label: t('common:shell.orders'), href: '/my-account/orders' },
                { label: order.number },
              ]}
            />
          }
        >
          <Button
            icon={CopyIcon}
            onClick={again.send}
            busy={again.isBusy}
            busyLabel={t('order:againBusy')}
          >
            {t('order:again')}
          </Button>
        </OrderHead>
        {again.failure && (
          <Notice tone="error" title={t('order:againFailed')}>
            {failureWords(t, again.failure, 'quotes:create.failed')}
          </Notice>
        )}
        <OrderSheet order={order} />
      </Stack>
    </Container>
  )
}

/** The same lines as a new draft, which is then filled on. */
function useOrderAgain({ again }: Orders, { id, number }: Order) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { stage, failure, send } = useSubmit(again, {
    onDone: (quoteId) =>
      void navigate({ to: '/my-account/draftorder/$quoteId', params: { quoteId } }),
  })
  return {
    failure,
    isBusy: stage === 'sending' || stage === 'done',
    send: () => send({ id, quoteName: t('order:againName', { number }) }),
  }
}
