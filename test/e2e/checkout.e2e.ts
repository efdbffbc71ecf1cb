/** Buying: a customer on account with a PO number, and a cart of which a part needs a quote. */
import type { Page } from '@playwright/test'
import { comeIn, expect, test } from './shop.ts'

async function fillCart(page: Page, lines: string): Promise<void> {
  await page.goto('/bulkorder')
  await page.getByRole('textbox', { name: 'SKUs and quantities' }).fill(lines)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(/added to the cart/)).toBeVisible()
}

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

/** Presses a button that moves away before the press ends, as where something comes in above it. */
async function pressWhileMoving(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.hover()
  await page.mouse.down()
  // Room made above would be scrolled away again by the browser, now and then.
  await button.evaluate((pressed) => {
    pressed.style.translate = '0 120px'
  })
  await page.mouse.up()
}

/** From the cart to the review, paid on account under a number. */
async function checkOut(page: Page, number: string): Promise<void> {
  await comeIn(page, 'us@manifold.test', '/shopping-cart')
  await page.getByRole('link', { name: 'Continue to Checkout' }).click()
  await step(page, 'Shipping')
  const methods = page.getByRole('radiogroup', { name: 'Shipping method' })
  await methods.getByRole('radio').first().check()
  await pressWhileMoving(page, 'Continue to billing')
  await step(page, 'Billing')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await step(page, 'Payment')
  await expect(page.getByRole('region', { name: 'Your account credit' })).toContainText('$')
  await page.getByRole('textbox', { name: /PO Number/ }).fill(number)
  await page.getByRole('button', { name: 'Review your order' }).click()
  await step(page, 'Review your order')
}

test('buys on account with a PO number, back button included (CART-03)', async ({ page }) => {
  await fillCart(page, 'SKP1N1, 4')
  await checkOut(page, 'PO-2026-1')
  await page.goBack()
  await step(page, 'Payment')
  await page.goForward()
  await step(page, 'Review your order')
  await page.getByRole('button', { name: 'Place order' }).click()
  await step(page, 'Thank you, your order is placed')
  await page.reload()
  await page.getByRole('link', { name: 'View the order' }).click()
  await expect(page.getByRole('main')).toContainText('PO-2026-1')
})

test('builds a bundle, changes it and orders it (CAT-41)', async ({ page }) => {
  await page.goto('/product/orbital-motor-bundle')
  const bundle = page.getByRole('region', { name: 'Your bundle' })
  const more = (code: string) => page.getByRole('button', { name: `Increase quantity of ${code}` })
  await bundle.getByRole('button', { name: 'Build bundle' }).click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.getByRole('radio').first().check()
  await more('FJB0808Z').click()
  await more('FJB0808Z').click()
  await bundle.getByRole('button', { name: 'Build bundle' }).click()
  await expect(bundle).toContainText('Price of the bundle')
  await page.reload()
  await expect(bundle).toContainText('Price of the bundle')
  await more('SKT2NC').click()
  await bundle.getByRole('button', { name: 'Build bundle' }).click()
  await bundle.getByRole('button', { name: 'Add to cart' }).click()
  await bundle.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('button', { name: 'Increase quantity of TMB' }).click()
  await expect(page.getByText('4 × Straight Port Fitting, 37° Flare FJB0808Z')).toBeVisible()
  await checkOut(page, 'PO-2026-3')
  await page.getByRole('button', { name: 'Place order' }).click()
  await step(page, 'Thank you, your order is placed')
  await page.getByRole('link', { name: 'View the order' }).click()
  await expect(page.getByRole('main')).toContainText('2 × Orbital Motor from Stock')
})

test('turns a mixed cart into an order and a draft quote', async ({ page }) => {
  await fillCart(page, 'SKP1N1, 4\nQCF12P, 2')
  await page.goto('/product/tm200-orbital-motor?model=TM231A1U3BS')
  await page.getByRole('button', { name: 'Add to cart TM231A1U3BS' }).click()
  await expect(page.getByText('In your cart.')).toBeVisible()
  await checkOut(page, 'PO-2026-2')
  await expect(page.getByText(/1 line is ordered for/)).toBeVisible()
  await expect(page.getByText(/2 lines move to a draft quote/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Moves to a draft quote' })).toContainText(
    'TM231A1U3BS',
  )
  await page.getByRole('button', { name: 'Place order' }).click()
  await step(page, 'Thank you, your order is placed')
  await page.getByRole('link', { name: 'Open the draft quote' }).click()
  await expect(page.getByRole('main')).toContainText('QCF12P')
  await expect(page.getByRole('main')).toContainText('TM231A1U3BS')
})
