/** A cart: filled as a visitor, from a product and by codes, joined at the sign-in, and led on to a quote. */
import { comeInByForm, expect, test } from './shop.ts'

test('fills a cart as a visitor, by the bulk order page too, and makes a quote of it (CSV-01)', async ({
  page,
  shop,
}) => {
  await page.goto('/product/orbital-motor-seal-kit')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 piece' })).toBeVisible()

  await page.goto('/bulkorder')
  await page.getByRole('textbox', { name: 'SKUs and quantities' }).fill('SKP1N1, 4\nSKT1XX, 2')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('1 line was added to the cart.')).toBeVisible()
  await expect(page.getByText('A SKU is not found: SKT1XX.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'SKUs and quantities' })).toHaveValue('SKT1XX, 2')

  await comeInByForm(page, 'us@manifold.test', '/shopping-cart')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Request a quote for these' }).click()
  await page.getByText('New quote', { exact: true }).click()
  await page.getByRole('textbox', { name: /name/i }).fill('Workshop spares')
  await page.getByRole('button', { name: 'Move to the quote' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Workshop spares')
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
  expect(await shop.commits()).toEqual([
    'addOrderItem',
    'addOrderItem',
    'addOrderItems',
    'removeOrderItem',
  ])
})
