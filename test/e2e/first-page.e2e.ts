/** The first page: there before the scripts are, and taken over as it stands. */
import { quoteIdOf } from '../../reference-backend/seed/quote-rows.ts'
import { startOf } from './crawl/drawn-words.ts'
import { scriptsNotNamed } from './crawl/scripts-not-named.ts'
import { comeIn, expect, test } from './shop.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a product can be found and read, with its options and figures', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /orbital motors/i }).click()
    await page.getByRole('main').getByRole('link', { name: 'TM200 Orbital Motor' }).click()
    await expect(page).toHaveTitle('TM200 Orbital Motor · Manifold')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await expect(page.getByText('Continuous torque', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Europe' }).click()
    await expect(page).toHaveURL(/\/product\/tm200-orbital-motor\b/)
    const region = page.getByRole('form', { name: 'Region' })
    await expect(region.getByRole('button', { pressed: true })).toHaveText('Europe')
    const unknown = await page.goto('/no/such/page')
    expect(unknown?.status()).toBe(404)
  })
})

test('what is pressed and typed before the scripts are there is not lost', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'hold-scripts', value: '1200', url: baseURL ?? '' }])
  await page.goto('/product/tm200-orbital-motor', { waitUntil: 'commit' })
  const second = page.getByRole('main').getByRole('radio').nth(1)
  await second.click()
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('gear')
  expect(await page.evaluate(() => performance.getEntriesByName('taken-over').length)).toBe(0)
  await expect(second).toBeChecked()
  await expect(search).toHaveValue('gear')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()

  await page.goto('/my-account/login', { waitUntil: 'commit' })
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('main').getByText('Required', { exact: true })).toBeVisible()
  expect(page.url()).not.toContain('secret')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret')
})

test('has the browser look through its locales beside the page, before a number is written', async ({
  page,
}) => {
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto('/shop')])
  expect(worker.url()).toContain('/locale-data.worker')
  // One that has come to its end is no longer among those of the page.
  await expect.poll(() => page.workers()).toEqual([])
})

test('a box that is ticked before the scripts are there narrows the list at once', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'hold-scripts', value: '4000', url: baseURL ?? '' }])
  await page.goto('/shop', { waitUntil: 'commit' })
  const box = page.getByRole('main').getByRole('checkbox').first()
  await box.click()
  await page.waitForURL(/filter_/)
  await expect(box).toBeChecked()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  // Another page has come from the server, instead of a list that scripts have changed.
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)
  expect(loaded).toContain('filter_')
  // Back at the whole list, nothing is ticked, whatever the browser remembers of the fields.
  await page.goBack()
  await expect(page).not.toHaveURL(/filter_/)
  await expect(box).not.toBeChecked()
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`what only customers see moves nothing, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const places = [
      ['/', page.getByRole('region', { name: 'Carry on' })],
      ['/product/tm200-orbital-motor', page.getByRole('button', { name: 'Add to a list' })],
    ] as const
    // How much room a customer's own work takes is known from the visit before.
    await comeIn(page, 'us@manifold.test', '/')
    await expect(page.getByRole('region', { name: 'Carry on' })).toBeVisible()
    for (const [address, theirs] of places) {
      await page.goto(address)
      await startOf(page)
      await expect(theirs).toBeVisible()
      expect(await page.evaluate(shiftSoFar), address).toBeLessThan(0.02)
    }
  })
}

test('a page of an account names all that it begins with, its services too', async ({ page }) => {
  await comeIn(page, 'us@manifold.test', '/404')
  const quote = quoteIdOf('us@manifold.test', 'Conveyor drives, line 3')
  const pages = ['orders', 'lists', 'addresses', `quotes/${quote}`, `draftorder/${quote}`]
  for (const address of pages.map((each) => `/my-account/${each}`)) {
    await page.goto(address)
    await startOf(page)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(scriptsNotNamed), address).toEqual([])
  }
})

/** In the page: how far it has moved by itself, as browsers measure it. */
async function shiftSoFar(): Promise<number> {
  const entries = await new Promise<readonly (PerformanceEntry & { readonly value?: number })[]>(
    (resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      // Nothing is told where nothing has moved.
      setTimeout(() => resolve([]), 1000)
    },
  )
  return entries.reduce((sum, { value = 0 }) => sum + value, 0)
}
