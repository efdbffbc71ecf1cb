/** The cart while it is being read, when it cannot be read, and when it is there. */
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '../../../domain/cart/cart.ts'
import { Container } from '../../components/Container/Container.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { type LazyCart, useCartView, useLazyCart } from '../../parts/cart/use-cart.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { useStorefront } from '../../storefront-context.tsx'

interface CartFrameProps {
  readonly title: string
  readonly lead: (cart: Cart) => string | undefined
  readonly children: (cart: LazyCart, contents: Cart) => ReactNode
}

export function CartFrame({ title, lead, children }: CartFrameProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const cart = useLazyCart()
  const view = useCartView(cart.actor)
  const readAgain = () => cart.actor?.send({ type: 'read' })
  const failure = view.kind === 'loading' ? undefined : view.failure
  return (
    <Container>
      <title>{`${title} · ${settings.siteName}`}</title>
      <Stack space="xl">
        <PageHeading title={title} lead={view.kind === 'shown' ? lead(view.resource) : undefined} />
        {failure && (
          <ReadFailed
            failure={failure}
            fallbackKey="common:failure.malformed"
            onAgain={readAgain}
          />
        )}
        {view.kind === 'loading' && (
          <SkeletonRows busyText={t('common:shell.cartLoading')} count={4} />
        )}
        {view.kind === 'shown' && children(cart, view.resource)}
      </Stack>
    </Container>
  )
}
