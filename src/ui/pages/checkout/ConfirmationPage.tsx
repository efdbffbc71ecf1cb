/** The order is placed: its number, what happens next, all that was ordered, the draft that came of the rest. */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useTranslation } from 'react-i18next'
import { Container } from '../../components/Container/Container.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { OrderSheet } from '../../parts/order/OrderSheet.tsx'
import { onScreen } from '../../theme/printed.css.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { useBuyer } from '../../use-account.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { ConfirmedDraft } from './ConfirmedDraft.tsx'
import { ConfirmedOrder } from './ConfirmedOrder.tsx'

const route = getRouteApi('/order-confirmation')

export function ConfirmationPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { placed, order, draft } = route.useLoaderData()
  const account = useBuyer()
  const isGuest = account?.isGuest !== false
  const readAgain = () => void router.invalidate()
  return (
    <Container>
      <Stack space="xl">
        <PageHeading
          title={t(placed.order ? 'checkout:confirmed.title' : 'checkout:confirmed.draftTitle')}
          lead={account ? t('checkout:confirmed.lead', { email: account.email }) : undefined}
        />
        {placed.order && <ConfirmedOrder isGuest={isGuest} placed={placed.order} />}
        {placed.draft && <ConfirmedDraft placed={placed.draft} draft={draft} onAgain={readAgain} />}
        {order &&
          (E.isRight(order) ? (
            <OrderSheet order={order.right} isFresh />
          ) : (
            <ReadFailed
              failure={order.left}
              title={t('checkout:confirmed.detailsFailed')}
              fallbackKey="common:failure.malformed"
              onAgain={readAgain}
            />
          ))}
        <div className={onScreen}>
          <Stack space="xl">
            {isGuest && placed.order && (
              <Panel title={t('credentials:claim.title')}>
                <ClaimForm orderToken={placed.order.token} />
              </Panel>
            )}
            <Link to="/shop" className={linkLook()}>
              {t('checkout:confirmed.shopOn')}
            </Link>
          </Stack>
        </div>
      </Stack>
    </Container>
  )
}
