/** *Place order* for what the review shows. */
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../../domain/cart/cart.ts'
import { cartId } from '../../../domain/payment/placement.ts'
import type { ReviewedCart } from '../../../domain/payment/reviewed-cart.ts'
import type { Checkout } from '../../../domain/checkout/checkout.ts'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { PlaceOrder } from '../../parts/payment/PlaceOrder.tsx'
import { confirmationHref } from '../../addresses/confirmation-href.ts'

const route = getRouteApi('/checkout/review')

interface PlaceReviewedProps {
  /** Why the order cannot be placed yet. */
  readonly reason: string | undefined
  /** The page of the terms of sale that the customer has accepted. */
  readonly acceptedTerms: string | undefined
  /** Whether none of the chosen days has passed by now. */
  readonly areDaysOpen: () => boolean
  readonly onReviewEnd: () => void
  readonly onUnderWay: (isUnderWay: boolean) => void
}

export function PlaceReviewed(props: PlaceReviewedProps) {
  const { reason, acceptedTerms, areDaysOpen, onReviewEnd, onUnderWay } = props
  const { t } = useTranslation()
  const { placements } = route.useLoaderData()
  const router = useRouter()
  const { checkouts, view } = useOpenCheckout()
  const { checkout } = view
  const { cart } = checkout
  const nameOf = (id: string) => {
    const item = cart.items.find((each) => each.id === id)
    return item ? `${item.productName} ${codeOf(item)}` : t('common:none')
  }
  return (
    <PlaceOrder
      placements={placements}
      cartId={checkout.cartId}
      reviewed={reviewedOf(checkout)}
      acceptedTerms={acceptedTerms}
      reason={reason}
      // A note that is on its way belongs to the order.
      beforePress={async () => areDaysOpen() && checkouts.isSaved('notes')}
      currency={cart.currency}
      itemName={nameOf}
      onPlaced={() =>
        void router.navigate({ href: confirmationHref(cartId(checkout.cartId)), replace: true })
      }
      onUnderWay={onUnderWay}
      // The engine has told old and new: from here on its question stands, and not that of the page.
      onChanged={() => {
        onReviewEnd()
        checkouts.checkout.send({ type: 'changed' })
      }}
      onOtherPayment={() => {
        void checkouts.takeOutCards()
        void router.navigate({ href: '/checkout/payment' })
      }}
    />
  )
}

/** What the page shows of what is ordered; undefined where the server shows no total. */
function reviewedOf({ cart, lines }: Checkout): ReviewedCart | undefined {
  const total = cart.totals.afterTax
  if (total === undefined) return undefined
  const ordered = new Set(
    lines.filter(({ outcome }) => outcome === 'order').map(({ itemId }) => itemId),
  )
  return {
    total,
    items: cart.items
      .filter(({ id }) => ordered.has(id))
      .map(({ id, quantity, lineTotal }) => ({ itemId: id, quantity, lineTotal })),
  }
}
