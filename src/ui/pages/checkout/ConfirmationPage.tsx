/** The order is placed: its number, what happens next, the draft that came of it, and for a guest an account. */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useBuyer } from '../../use-account.ts'
import { ClaimForm } from './ClaimForm.tsx'

const route = getRouteApi('/order-confirmation')

export function ConfirmationPage() {
  const { t } = useTranslation()
  const { placed } = route.useLoaderData()
  const account = useBuyer()
  const { order, draft } = placed
  return (
    <Container>
      <Stack space="xl">
        <PageHeading
          title={t(order ? 'checkout:confirmed.title' : 'checkout:confirmed.draftTitle')}
          lead={account ? t('checkout:confirmed.lead', { email: account.email }) : undefined}
        />
        {order && (
          <Panel title={t('checkout:confirmed.order')}>
            <Stack space="md">
              <DescriptionList
                items={[
                  {
                    term: t('checkout:confirmed.number'),
                    description: <strong>{order.number}</strong>,
                  },
                ]}
              />
              <Text>{t('checkout:confirmed.next')}</Text>
              <Inline>
                <OrderLink isGuest={account?.isGuest !== false} id={order.id} token={order.token} />
                <Button onClick={() => window.print()}>{t('checkout:confirmed.print')}</Button>
              </Inline>
            </Stack>
          </Panel>
        )}
        {draft && (
          <Panel title={t('checkout:confirmed.draft')}>
            <Stack space="md">
              <Text>{t('checkout:confirmed.draftText', { name: draft.name || draft.number })}</Text>
              <Link
                to="/my-account/quotes/$quoteId"
                params={{ quoteId: draft.id }}
                className={linkLook()}
              >
                {t('checkout:confirmed.openDraft')}
              </Link>
            </Stack>
          </Panel>
        )}
        {account?.isGuest !== false && order && (
          <Panel title={t('credentials:claim.title')}>
            <ClaimForm orderToken={order.token} />
          </Panel>
        )}
        <div>
          <Link to="/shop" className={linkLook()}>
            {t('checkout:confirmed.shopOn')}
          </Link>
        </div>
      </Stack>
    </Container>
  )
}

interface OrderLinkProps {
  readonly isGuest: boolean
  readonly id: string
  readonly token: string
}

/** A guest opens the order by the signed link, as from the email. */
function OrderLink({ isGuest, id, token }: OrderLinkProps) {
  const { t } = useTranslation()
  const look = buttonLook({ tone: 'primary' })
  return isGuest ? (
    <Link to="/my-account/order-detail" search={{ token }} className={look}>
      {t('checkout:confirmed.view')}
    </Link>
  ) : (
    <Link to="/my-account/orders/$orderId" params={{ orderId: id }} className={look}>
      {t('checkout:confirmed.view')}
    </Link>
  )
}
