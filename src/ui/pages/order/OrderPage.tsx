/** One order: to be read, printed, and reordered (ACCT-10). */
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Orders } from '../../../application/order/orders.ts'
import type { Order } from '../../../domain/order/order.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { CartIcon, CopyIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { OrderAgainNotice } from '../../parts/order/OrderAgainNotice.tsx'
import { OrderHead } from '../../parts/order/OrderHead.tsx'
import { OrderSheet } from '../../parts/order/OrderSheet.tsx'
import { useOrderAgain } from '../../parts/order/use-order-again.ts'
import { OnlyForItsOwner } from '../../parts/quote/OnlyForItsOwner.tsx'
import { routerLink } from '../../addresses/router-link.tsx'
import { useStorefront } from '../../storefront-context.tsx'
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
  const { isTransactional } = useStorefront().settings
  const again = useOrderAgain(orders)
  const copy = useCopyToDraft(orders, order)
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
            onClick={copy.send}
            busy={copy.isBusy}
            busyLabel={t('order:toDraftBusy')}
          >
            {t('order:toDraft')}
          </Button>
          {isTransactional && (
            <Button
              icon={CartIcon}
              tone="primary"
              onClick={() => again.send(order.id)}
              busy={again.isBusy(order.id)}
              busyLabel={t('price:addingToCart')}
            >
              {t('order:again')}
            </Button>
          )}
        </OrderHead>
        <OrderAgainNotice again={again} />
        {copy.failure && (
          <Notice tone="error" title={t('order:toDraftFailed')}>
            {failureWords(t, copy.failure, 'quotes:create.failed')}
          </Notice>
        )}
        <OrderSheet order={order} />
      </Stack>
    </Container>
  )
}

/** The same lines as a new draft, which is then filled on. */
function useCopyToDraft({ again }: Orders, { id, number }: Order) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { stage, failure, send } = useSubmit(again, {
    onDone: (quoteId) =>
      void navigate({ to: '/my-account/draftorder/$quoteId', params: { quoteId } }),
  })
  return {
    failure,
    isBusy: stage === 'sending' || stage === 'done',
    send: () => send({ id, quoteName: t('order:toDraftName', { number }) }),
  }
}
