/** The frame of the steps: where one is, the step, and the summary that stays in view (ROUTE-19, CART-03). */
import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceView } from '../../../application/write-queue.view.ts'
import { isEmpty } from '../../../domain/checkout/checkout.ts'
import { Container } from '../../components/Container/Container.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { StepWorkProvider } from '../../parts/checkout/step-work.tsx'
import { CheckoutProvider, type OpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useBuyer } from '../../use-account.ts'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { BeingPlaced } from './BeingPlaced.tsx'
import * as styles from './Checkout.css.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { GoneCheckout } from './GoneCheckout.tsx'
import { GuestLine } from './GuestLine.tsx'
import { StepProgress } from './StepProgress.tsx'
import { stepPaths } from './step-paths.ts'

const route = getRouteApi('/checkout')

export function CheckoutFrame() {
  const { t } = useTranslation()
  const { checkouts } = route.useLoaderData()
  const view = resourceView(useSelector(checkouts.checkout, (now) => now))
  const readAgain = () => checkouts.checkout.send({ type: 'read' })
  const failure = view.kind === 'loading' ? undefined : view.failure
  return (
    <Container>
      <Stack space="lg">
        {failure && (
          <ReadFailed
            failure={failure}
            fallbackKey="common:failure.malformed"
            onAgain={readAgain}
          />
        )}
        {view.kind === 'loading' && <SkeletonRows busyText={t('checkout:loading')} count={4} />}
        {view.kind === 'shown' && (
          <Steps checkouts={checkouts} view={{ checkout: view.resource, isBusy: view.isBusy }} />
        )}
      </Stack>
    </Container>
  )
}

function Steps(open: OpenCheckout) {
  const { checkout } = open.view
  const { pathname } = useLocation()
  const [opened, setOpened] = useState(checkout.cartId)
  const isReview = pathname.startsWith(stepPaths.review)
  const isTaken = checkout.isBeingPlaced && !isReview
  const step = useKeptFocus<HTMLDivElement>(isTaken ? 'being-placed' : 'open', 'heading')
  if (isEmpty(checkout) || checkout.cartId !== opened) {
    return (
      <GoneCheckout
        cartId={opened}
        isReview={isReview}
        isEmpty={isEmpty(checkout)}
        onNext={() => setOpened(checkout.cartId)}
      />
    )
  }
  return (
    <CheckoutProvider value={open}>
      <VerifiedOnly>
        <StepProgress checkout={checkout} />
        <GuestLine />
        <div className={styles.halves}>
          <div id="checkout-step" ref={step} className={styles.step}>
            <StepWorkProvider>{isTaken ? <BeingPlaced /> : <Outlet />}</StepWorkProvider>
          </div>
          <aside className={isReview ? styles.asideFirst : styles.aside}>
            <CheckoutSummary checkout={checkout} />
          </aside>
        </div>
      </VerifiedOnly>
    </CheckoutProvider>
  )
}

/** A site may sell to verified accounts only. */
function VerifiedOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const account = useBuyer()
  const isBlocked =
    settings.priceVisibility.accountVerificationRequired &&
    account?.isGuest === false &&
    !account.isVerified
  return isBlocked ? (
    <Notice tone="warning" title={t('checkout:unverified.title')}>
      {t('checkout:unverified.text')}
    </Notice>
  ) : (
    children
  )
}
