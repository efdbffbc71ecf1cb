/** Paying by card and gift card: data typed into the vault, the question of the bank, and the order. */
import type { Page } from '@playwright/test'
import { checkAccessible, comeIn, expect, test } from './shop.ts'

const customer = 'us@manifold.test'

/** A seal kit in the cart, shipped to the primary address and billed there: only the payment is missing. */
async function atPayment(page: Page): Promise<void> {
  await page.goto('/product/orbital-motor-seal-kit')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 piece' })).toBeVisible()
  await page.goto('/checkout/shipping')
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
}

/** Types a card into the frame of the vault, and uses it. */
async function typeCard(page: Page, number: string): Promise<void> {
  const form = page.frameLocator('iframe[title="Card details"]')
  await form.getByLabel('Credit Card Number').fill(number)
  await form.getByLabel('Name on card').fill('ALEX MORGAN')
  await form.getByLabel('Security Code').fill('123')
  await form.getByLabel('Expiration Month').selectOption('11')
  await form.getByLabel('Expiration Year').selectOption({ index: 5 })
}

test('pays by another card after its bank has asked in a frame (CART-08, CART-10)', async ({
  page,
  shop,
}) => {
  await comeIn(page, customer, '/my-account/overview')
  await atPayment(page)
  await page.getByText('Credit card', { exact: true }).click()
  await page.getByText('Use another card').click()
  await typeCard(page, '4000 0027 6000 3184')
  await checkAccessible(page)
  await page.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText(/•••• 3184/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Review your order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()

  const bank = page.getByRole('dialog', { name: 'Verification by your bank' })
  await expect(bank).toBeVisible()
  await page
    .frameLocator('iframe[title="Page of your bank"]')
    .getByRole('button', { name: 'Approve payment' })
    .click()
  await expect(page).toHaveURL(/\/order-confirmation/)
  expect(await shop.commits()).toContain('placeOrder')
})

test('keeps a card that was typed into the vault, with a nickname (CART-10, ROUTE-35)', async ({
  page,
}) => {
  await comeIn(page, customer, '/my-account/cards')
  await expect(page.getByRole('heading', { name: 'Visa ending in 4242' })).toBeVisible()
  await checkAccessible(page)
  await page.getByRole('link', { name: 'Add a card' }).click()
  await page.getByRole('textbox', { name: /Nickname/ }).fill('Service van')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Please complete the marked card fields.')).toBeVisible()
  await typeCard(page, '5555 5555 5555 4444')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByRole('heading', { name: 'Mastercard ending in 4444' })).toBeVisible()
  await expect(page.getByText('Service van')).toBeVisible()
})

test('redeems a gift card and pays a part of an order with it, the rest by a saved card (CART-18)', async ({
  page,
}) => {
  await comeIn(page, customer, '/my-account/gift-cards')
  await page.getByRole('textbox', { name: 'Code' }).fill('MFGC1007')
  await page.getByRole('textbox', { name: 'PIN' }).fill('839146')
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByRole('link', { name: 'MFGC1007' })).toBeVisible()
  await checkAccessible(page)

  await atPayment(page)
  await page.getByText('Gift card', { exact: true }).click()
  await page.getByRole('textbox', { name: /Amount from this card/ }).fill('10')
  await page.getByRole('button', { name: 'Use this gift card' }).click()
  await expect(page.getByText(/Still to be covered/).first()).toBeVisible()
  await page.getByText('Credit card', { exact: true }).click()
  await page.getByText('Visa ending in 4242').click()
  await page.getByRole('button', { name: 'Use this card' }).click()
  await page.getByRole('button', { name: 'Review your order' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/order-confirmation/)
})
