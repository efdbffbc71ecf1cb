/** Who may enter the checkout, and what its pages ask for. */
import { redirect } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import { isEmpty } from '../../domain/checkout/checkout.ts'
import { type CheckoutStep, mayEnter, openStep } from '../../domain/checkout/checkout-step.ts'
import { cartId, type PlacedDraft, type PlacedOrder } from '../../domain/payment/placement.ts'
import { attempt, load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'
import { signInWithReturn } from '../addresses/sign-in-link.ts'

type Entry = Omit<LoaderEntry, 'abortController'>

const stepPaths = {
  shipping: '/checkout/shipping',
  billing: '/checkout/billing',
  payment: '/checkout/payment',
  review: '/checkout/review',
} as const satisfies Readonly<Record<CheckoutStep, string>>

/** A customer or a guest buys; a visitor chooses first which of them to be (AUTH-04). */
export async function requireBuyer({ context, location }: Entry): Promise<void> {
  const session = await sessionKnown(context.storefront.session)
  if (session.kind === 'visitor') throw redirect(signInWithReturn(location.publicHref))
}

/** The checkout as it is now; an empty cart leads back to the cart. */
async function openCheckout({ context, location }: Entry) {
  const checkouts = await service(context.services.checkouts)
  const checkout = await load(checkouts.open, location.publicHref)
  if (isEmpty(checkout)) throw redirect({ to: '/shopping-cart', replace: true })
  return { checkouts, checkout }
}

/** The service for the steps; they begin with a cart that is not empty. */
export async function openSteps(entry: Entry) {
  const { checkouts } = await openCheckout(entry)
  return { checkouts }
}

/** Leads to the first step that is open. */
export async function leadToOpenStep(entry: Entry): Promise<never> {
  const { checkout } = await openCheckout(entry)
  throw redirect({ to: stepPaths[openStep(checkout)], replace: true })
}

/** A step that is not open yet leads to the one that is. */
export async function requireStep(step: CheckoutStep, entry: Entry): Promise<void> {
  const { checkout } = await openCheckout(entry)
  if (!mayEnter(checkout, step))
    throw redirect({ to: stepPaths[openStep(checkout)], replace: true })
}

export async function openReview(entry: Entry) {
  const [placements] = await Promise.all([
    service(entry.context.services.placements),
    requireStep('review', entry),
  ])
  return { placements }
}

/** What came of a cart; one that is not placed leads a buyer to the cart (ROUTE-20). */
export async function openConfirmation(cart: string | undefined, entry: LoaderEntry) {
  const { context, location, abortController } = entry
  const placements = await service(context.services.placements)
  const placed =
    cart === undefined
      ? undefined
      : await load(placements.read(cartId(cart), abortController.signal), location.publicHref)
  if (placed?.kind !== 'placed') {
    await requireBuyer({ context, location })
    throw redirect({ to: '/shopping-cart', replace: true })
  }
  // What was ordered lies in the cart no more; its number in the head follows.
  const { cart: present } = await service(context.services.carts)
  present.send({ type: 'read' })
  const [order, draft] = await Promise.all([
    placed.order && readOrder(placed.order, entry),
    placed.draft && readDraft(placed.draft, entry),
  ])
  return { placed, order, draft }
}

/** By the signed link, as from the email: a guest is signed out by the order. */
function readOrder({ id, token }: PlacedOrder, { context, abortController }: LoaderEntry) {
  return attempt(async () => {
    const orders = await service(context.services.orders)
    return token === ''
      ? orders.open(id, abortController.signal)
      : orders.openAsGuest({ kind: 'link', token }, abortController.signal)
  })
}

function readDraft({ id }: PlacedDraft, { context, abortController }: LoaderEntry) {
  return attempt(async () =>
    (await service(context.services.quoteEditing)).open(id, abortController.signal),
  )
}
