/** Signing in by another provider: there and back, with the cart, in every tab. */
import { checkAccessible, expect, test } from './shop.ts'

test('signs in by the seeded provider, after a second thought, and brings the cart along (AUTH-03)', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/product/orbital-motor-seal-kit')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 piece' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/shop')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()

  await page.goto('/my-account/login?redirect=%2Fshopping-cart')
  const byProvider = page.getByRole('link', { name: 'Sign in with OpenID' })
  await byProvider.click()
  await expect(page.getByRole('heading', { level: 1, name: 'OpenID demo' })).toBeVisible()
  await checkAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('You went back before signing in')
  await checkAccessible(page)
  expect(await shop.commits()).toEqual(['addOrderItem'])

  await main.getByRole('link', { name: 'Sign in', exact: true }).click()
  await byProvider.click()
  await page.getByRole('button', { name: 'newcomer@manifold.test' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(main.getByRole('link', { name: /seal kit/i }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hello, Stores' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Hello, Stores' })).toBeVisible()
  expect((await shop.commits()).slice(1)).toEqual(['createAccountByProvider', 'signInByLink'])

  // The page of the provider is still behind; what it says now counts no more, and disturbs nobody.
  await page.goBack()
  await page.getByRole('button', { name: 'newcomer@manifold.test' }).click()
  await expect(page).toHaveURL('/my-account/overview')
  await expect(page.getByRole('link', { name: 'Hello, Stores' })).toBeVisible()
})
