/** What a guest who has ordered can make of it. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPayment } from '../../builders/a-checkout.ts'
import { anAddress } from '../../builders/an-address.ts'
import { customerByEmail } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'
import { aShopAtCheckout } from './a-checkout.ts'

/** Places the order of the US account and opens its confirmation. */
async function ordered(isGuest: boolean, otherEmail?: string) {
  const shop = aShopAtCheckout(['SK1N10'], {
    shippingAddress: anAddress(),
    shippingMethodId: 'ground',
    isBillingSame: true,
    payments: [aPayment()],
  })
  const owner = customerByEmail(shop, usCustomer)
  const other = customerByEmail(shop, 'eu@manifold.test')
  if (owner) owner.account = { ...owner.account, isGuest }
  if (other && otherEmail) other.account = { ...other.account, email: otherEmail }
  const opened = await openShopAt('/checkout/review', { as: usCustomer, shop })
  await opened.user.click(await screen.findByRole('button', { name: 'Place order' }))
  await screen.findByRole('heading', { level: 1, name: 'Thank you, your order is placed' })
  return opened
}

async function claim({ user }: Awaited<ReturnType<typeof ordered>>): Promise<void> {
  await user.type(screen.getByLabelText(/^New password/), 'A-long-password')
  await user.type(screen.getByLabelText(/^Confirm new password/), 'A-long-password')
  await user.click(screen.getByRole('button', { name: 'Create my account' }))
}

describe('the confirmation of an order', () => {
  it('makes an account of a guest, and signs in (AUTH-27)', async () => {
    const opened = await ordered(true)
    await claim(opened)
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'View the order' })).toHaveAttribute(
        'href',
        expect.stringContaining('/my-account/orders/'),
      ),
    )
    expect(opened.notices).toContainEqual({ tone: 'success', key: 'credentials:claim.done' })
    expect(screen.queryByRole('button', { name: 'Create my account' })).toBeNull()
  })

  it('refers to an email where nobody could be signed in, and claims no more (AUTH-27, T10)', async () => {
    const opened = await ordered(true, usCustomer)
    await claim(opened)
    expect(
      await screen.findByText('Check your email to continue. We have sent you a message.'),
    ).toBeInTheDocument()
    expect(opened.notices).not.toContainEqual({ tone: 'success', key: 'credentials:claim.done' })
  })

  it('offers a customer nothing of the kind (AUTH-27)', async () => {
    await ordered(false)
    expect(screen.queryByRole('button', { name: 'Create my account' })).toBeNull()
  })
})
