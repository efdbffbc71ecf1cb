/** A cart on its way through the checkout, so that the pages of buying show what they are there for. */
import { expect, type Page } from '@playwright/test'
import type { Role } from './visits.ts'

/** Fills a cart; that of a customer is led on until only the order itself is missing. */
export async function fillCart(page: Page, role: Role): Promise<void> {
  await page.goto('/bulkorder')
  await page.getByRole('textbox', { name: 'SKUs and quantities' }).fill('SKP1N1, 4\nQCF12P, 2')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(/added to the cart/)).toBeVisible()
  if (role === 'visitor') return
  await page.goto('/checkout/shipping')
  // Offered once the address, which is chosen by itself, is there.
  const methods = page.getByRole('radiogroup', { name: 'Shipping method' })
  await methods.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('textbox', { name: /PO Number/ }).fill('PO-2026-1')
  await page.getByRole('button', { name: 'Review your order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible()
}
