/** Frames that do not come, do not answer or are closed, and two tabs on one payment: nothing typed is lost, nothing paid twice. */
import { signedInBuyer } from './buyer.ts'
import { bankPage, cardForm, payByCard, typeCard } from './card-form.ts'
import type { ShopServer } from './shop-server.ts'
import { expect, test } from './shop.ts'

/** Without saved cards. */
const customer = 'gb@manifold.test'
const challenged = '4000 0027 6000 3184'
const thanks = 'Thank you, your order is placed'

test.use({ provoked: /^Failed to load resource/ })

test('says that the card form is blocked, and loads it again (CART-10)', async ({
  page,
  context,
  server,
}) => {
  const buyer = await signedInBuyer(server, customer)
  await buyer.fillCheckout()
  await page.clock.install()
  await buyer.enter(page, '/checkout/payment')
  await page.getByText('Credit card', { exact: true }).click()
  await expect(cardForm(page).getByLabel('Credit Card Number')).toBeVisible()

  await page.getByText('Gift card', { exact: true }).click()
  await context.setOffline(true)
  await page.getByText('Credit card', { exact: true }).click()
  await page.getByText('Loading the secure card form').waitFor()
  await page.clock.fastForward(21_000)
  await expect(page.getByRole('alert')).toContainText('The card form is not responding')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Load it again' }).click()

  await typeCard(page, challenged)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByRole('alert')).toContainText('The card could not be checked.')
  await expect(cardForm(page).getByLabel('Credit Card Number')).toHaveValue(challenged)
  await context.setOffline(false)

  // A form that is there and has gone silent.
  await page
    .frames()
    .find((frame) => frame.url().startsWith(server.vaultOrigin))
    ?.goto('about:blank')
  await page.getByRole('button', { name: 'Use this card' }).click()
  await page.clock.fastForward(21_000)
  await expect(page.getByRole('alert')).toContainText('The card form is not responding')
  await page.getByRole('button', { name: 'Load it again' }).click()
  await typeCard(page, challenged)
  await page.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText(/•••• 3184/).first()).toBeVisible()
})

test('says that the page of the bank is blocked, charges nothing when it is closed, and offers the payments again (CART-17)', async ({
  page,
  context,
  server,
}) => {
  const buyer = await signedInBuyer(server, customer)
  await buyer.fillCheckout()
  await page.clock.install()
  await buyer.enter(page, '/checkout/payment')
  await payByCard(page, challenged)
  await page.getByRole('button', { name: 'Place order' }).click()
  const approve = bankPage(page).getByRole('button', { name: 'Approve payment' })
  await expect(approve).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(approve).toBeHidden()
  await page.clock.fastForward(21_000)
  await expect(page.getByRole('alert')).toContainText('The page of your bank is not responding')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(approve).toBeEnabled()
  await page.clock.fastForward(21_000)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await expect(page.getByText('Nothing was charged. Your cart is kept.').first()).toBeVisible()
  expect((await buyer.read('getCartData')).cart.placement.status).toBe('canceled')
})

test('shows one payment in two tabs, and places it once (CART-08)', async ({
  page,
  context,
  server,
}) => {
  const buyer = await signedInBuyer(server, customer)
  const { total } = await buyer.fillCheckout()
  const known = new Set((await payments(server)).map(({ id }) => id))
  await buyer.enter(page, '/checkout/payment')
  await payByCard(page, challenged)
  const other = await context.newPage()
  await buyer.enter(other, '/checkout/review')
  const presses = [page, other].map((tab) => tab.getByRole('button', { name: 'Place order' }))
  for (const press of presses) await expect(press).toBeEnabled()
  // In the same moment: the first press takes the button of the other tab away.
  await Promise.all(presses.map((press) => press.evaluate((button: HTMLElement) => button.click())))
  await expect(bankPage(page).getByRole('button', { name: 'Approve payment' })).toBeVisible()
  await bankPage(other).getByRole('button', { name: 'Approve payment' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
  }
  const ours = (await payments(server)).filter(({ id }) => !known.has(id))
  expect(ours.flatMap(({ movements }) => movements)).toMatchObject([
    { kind: 'charge', amount: total },
  ])
})

interface Payment {
  readonly id: string
  readonly movements: readonly object[]
}

/** What the vault has moved, in no order. */
async function payments({ vaultOrigin }: ShopServer): Promise<readonly Payment[]> {
  const { payments: all } = await (await fetch(`${vaultOrigin}/test/payments`)).json()
  return all
}
