/** Dialogs whose code is fetched when they are first wanted, and a connection that is gone by then. */
import { pricePanel } from './product-page.ts'
import { expect, test } from './shop.ts'

test.use({ provoked: /^Failed to load resource/ })

test('says that a dialog did not come, and opens it at the next press', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/product/tm200-orbital-motor')
  const logIn = pricePanel(page).getByRole('button', { name: 'Sign in' })
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await expect(logIn).toBeVisible()
  // The page stands there before its scripts; without them nobody could say anything.
  await page.waitForFunction(() => performance.getEntriesByName('taken-over').length > 0)
  await context.setOffline(true)
  await logIn.click()
  await expect(pricePanel(page).getByRole('alert')).toContainText('could not be loaded')
  await menu.click()
  await expect(page.getByRole('alert').first()).toContainText('The menu could not be loaded')
  await expect(page.getByRole('dialog')).toBeHidden()
  await context.setOffline(false)
  await menu.click()
  // In the middle of the window: its looks have come as well.
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await logIn.click()
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeInViewport()
})
