/** The cart of scheduled deliveries: what is being set up, until it is started (ROUTE-20, SUBS-07). */
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Container } from '../../components/Container/Container.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { LogInIcon, RepeatIcon } from '../../components/Icon/icons.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useSignInHref } from '../../addresses/sign-in-link.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { NothingInside } from './NothingInside.tsx'
import { SetUp } from './SetUp.tsx'

const route = getRouteApi('/scheduled-delivery-cart')

export function DeliveryCartPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { settings } = useStorefront()
  const account = useAccount()
  const opened = route.useLoaderData()
  const title = t('delivery:cart.title')
  return (
    <Container>
      <title>{`${title} · ${settings.siteName}`}</title>
      <Stack space="xl">
        <PageHeading title={title} lead={account && t('delivery:cart.lead')} />
        {!account && <ForCustomers />}
        {account && opened && (
          <SetUp
            key={opened.delivery.id}
            {...opened}
            onStarted={(deliveryId) =>
              void router.navigate({
                to: '/my-account/subscription-orders/$deliveryId',
                params: { deliveryId },
              })
            }
          />
        )}
        {account && !opened && <NothingInside />}
      </Stack>
    </Container>
  )
}

/** Word for word (SUBS-07). */
function ForCustomers() {
  const { t } = useTranslation()
  const href = useSignInHref()
  return (
    <EmptyState
      title={t('delivery:signIn')}
      icon={RepeatIcon}
      action={routerLink({
        href,
        className: buttonLook({ tone: 'primary' }),
        children: (
          <>
            <Icon of={LogInIcon} />
            {t('common:shell.signIn')}
          </>
        ),
      })}
    >
      {t('delivery:cart.signInNext')}
    </EmptyState>
  )
}
