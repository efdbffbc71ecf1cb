/** Back from the page of a bank: what became of the order, as the engine says it. */
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Container } from '../../components/Container/Container.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { PlaceOrder } from '../../parts/payment/PlaceOrder.tsx'
import { confirmationHref } from '../../addresses/confirmation-href.ts'

const route = getRouteApi('/threeDSHandover')

export function ThreeDsHandoverPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { placements, checkouts, cartId } = route.useLoaderData()
  const { status } = route.useSearch()
  const leave = (href: string) => void router.navigate({ href, replace: true })
  return (
    <Container>
      <Stack space="xl">
        <PageHeading title={t('payment:bankVerification')} />
        {status === 'ERROR' && <Notice tone="error" title={t('payment:challenge.failedTitle')} />}
        <PlaceOrder
          placements={placements}
          cartId={cartId}
          isReturning
          currency=""
          itemName={() => ''}
          onPlaced={() => leave(confirmationHref(cartId))}
          onNothingBegun={() => leave('/checkout/review')}
          onOtherPayment={() =>
            void checkouts.takeOutCards().then(() => leave('/checkout/payment'))
          }
        />
      </Stack>
    </Container>
  )
}
