/** Staff act for a customer and go back; neither finds anything of the other in any tab (AUTH-28, AUTH-29, T16). */
import type { Page } from '@playwright/test'
import { comeIn, expect, test } from './shop.ts'

const staff = 'admin@manifold.test'
const ofStaff = /Back|Office|STAFF CANARY/
const ofCustomer = /Prairie|Purchasing|us@manifold|Conveyor|CUSTOMER CANARY/

const banner = (page: Page) => page.getByRole('region', { name: 'Acting for a customer' })

/** Everything that a tab shows and keeps, but what the shop says of itself. */
async function traces(page: Page): Promise<string> {
  return page.evaluate(() => {
    const tokens = new Set(['manifold.token'])
    const kept = [localStorage, sessionStorage].flatMap((storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .filter((key) => !tokens.has(key))
        .map((key) => [key, storage.getItem(key)]),
    )
    return [document.title, location.href, document.body.innerText, JSON.stringify(kept)].join('\n')
  })
}

test('staff act for a customer, and leave no trace in the tabs of either', async ({
  context,
  page,
  shop,
}) => {
  await comeIn(page, staff, '/my-account/impersonation')
  const other = await context.newPage()
  await other.goto('/product/tm200-orbital-motor')
  await expect(other.getByRole('link', { name: 'Hello, Back' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('manifold.unsent.x/note', 'STAFF CANARY'))

  await page.getByRole('textbox', { name: 'Customer’s email' }).fill('us@manifold.test')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked by phone for a new draft.')
  await page.getByRole('button', { name: 'Start acting' }).click()
  await expect(page).toHaveURL('/my-account/overview')
  for (const tab of [page, other]) {
    await expect(banner(tab)).toContainText('Admin Impersonating User, Purchasing Desk')
    await expect(banner(tab)).toContainText(/(60|5[0-9]) minutes left/)
  }
  await expect(page.getByRole('table').first()).toContainText('Conveyor drives, line 3')
  expect(await traces(page)).not.toMatch(ofStaff)
  expect(await traces(other)).not.toMatch(ofStaff)

  await other.goto('/my-account/updatePassword')
  await expect(other.getByText('This is left to the customer.')).toBeVisible()
  await expect(banner(other)).toBeVisible()
  await other.goto('/my-account/quotes')
  await expect(other.getByRole('table')).toContainText('Conveyor drives, line 3')
  await page.evaluate(() => localStorage.setItem('manifold.unsent.x/note', 'CUSTOMER CANARY'))

  await banner(page).getByRole('button', { name: 'End acting' }).click()
  await expect(page.getByText('You are back in your own account.')).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name: 'Act for a customer' })).toBeVisible()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Hello, Back' })).toBeVisible()
    await expect(banner(tab)).toHaveCount(0)
    expect(await traces(tab)).not.toMatch(ofCustomer)
  }
  expect(await shop.commits()).toEqual(['impersonateAccount', 'endFrontendImpersonation'])
})
