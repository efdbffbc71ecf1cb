/** A scheduled delivery from the product page to its end: two due dates, one skipped, one declined and mended. */
import type { Page } from '@playwright/test'
import { checkAccessible, comeIn, expect, test } from './shop.ts'

const customer = 'us@manifold.test'

// The clock moves past the end of sessions, and a page at rest may be told so.
test.use({ provoked: /status of 401/ })
const DAY_MS = 86_400_000

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Sets up seal kits that come every month from ten days ahead on, paid on account, and starts them. */
async function start(page: Page, first: string): Promise<void> {
  await page.goto('/product/orbital-motor-seal-kit')
  await page.getByRole('button', { name: 'Deliver on a schedule' }).click()
  await page.getByRole('button', { name: 'Add to scheduled delivery' }).click()
  await page.getByRole('link', { name: 'Set up the scheduled delivery' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Seals for line 3')
  await page.keyboard.press('Enter')
  await page.getByLabel(/First delivery/).fill(first)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await page.getByRole('textbox', { name: /PO Number/ }).fill('PO-STANDING')
  await page.getByRole('button', { name: 'Use this payment' }).click()
  await expect(page.getByText('On account, PO number PO-STANDING')).toBeVisible()
  await checkAccessible(page)
  await page.getByRole('button', { name: 'Start the scheduled delivery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seals for line 3' })).toBeVisible()
}

test('a scheduled delivery comes, is skipped, is declined and mended, and is ended (ACCT-01, AUTH-26, SUBS-05)', async ({
  page,
  shop,
}) => {
  const first = Date.now() + 10 * DAY_MS
  await comeIn(page, customer, '/my-account/overview')
  await start(page, dayOf(first))
  const here = page.url()
  /** Another day: no session lasts so long, and what is due is placed. */
  const onDay = async (moment: number) => {
    await page.evaluate(() => sessionStorage.clear())
    // A page that is at rest asks what waits, and would be told that its session has ended.
    await page.goto('/favicon.svg')
    await shop.setClock(new Date(moment + DAY_MS))
    await shop.placeDueDeliveries()
    await comeIn(page, customer, new URL(here).pathname)
  }
  const history = page.getByRole('region', { name: 'Delivery history' })

  await onDay(first)
  await history.getByRole('link', { name: /^Order \d+/ }).click()
  await page.getByRole('link', { name: 'Scheduled delivery' }).click()
  await expect(page).toHaveURL(here)

  await page.getByRole('button', { name: 'Skip the next delivery' }).click()
  await page.getByRole('button', { name: 'Skip it' }).click()
  await expect(page.getByText(/is skipped\. The next one comes on/)).toBeVisible()
  await expect(page.getByText('Cannot Skip Schedule Date More than Once')).toBeVisible()

  await page.getByRole('button', { name: 'Change payment' }).click()
  await page.getByText('Visa ending in 3184').click()
  await page.getByRole('button', { name: 'Use this payment' }).click()
  await expect(page.getByRole('button', { name: 'Change payment' })).toBeVisible()
  await onDay(first + 62 * DAY_MS)
  await expect(page.getByText('The order could not be placed').first()).toBeVisible()
  await checkAccessible(page)
  await page.getByText('On account', { exact: true }).click()
  await page.getByRole('textbox', { name: /PO Number/ }).fill('PO-MENDED')
  await page.getByRole('button', { name: 'Use this payment' }).click()
  await expect(page.getByText(/is tried again/)).toBeVisible()
  await shop.placeDueDeliveries()
  await page.reload()
  await expect(history.getByRole('link', { name: /^Order \d+/ })).toHaveCount(2)

  await page.getByRole('button', { name: 'End this scheduled delivery' }).click()
  await page.getByRole('combobox', { name: /Reason/ }).selectOption('Other')
  await page.getByRole('dialog').getByRole('textbox').fill('The line moves.')
  await page.getByRole('button', { name: 'End the delivery' }).click()
  await expect(page.getByRole('region', { name: 'This delivery has ended' })).toBeVisible()
  const commits = await shop.commits()
  expect(commits.filter((action) => action === 'cancelOrderTemplate')).toHaveLength(1)
})
