/** A configuration is shared by its address: each customer sees it with a price of their own. */
import type { Page } from '@playwright/test'
import { pricePanel } from './product-page.ts'
import { comeIn, expect, test } from './shop.ts'

const code = 'TM280ACGNOK'

async function priceOf(page: Page): Promise<string> {
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('18')
  await page.getByRole('button', { name: 'Calculate Price' }).click()
  await expect(page.getByRole('button', { name: 'Add To Quote' })).toBeVisible()
  return (await pricePanel(page).textContent()) ?? ''
}

test('shares a configuration by its address between two accounts, and sets it beside another one', async ({
  page,
  browser,
  baseURL,
}) => {
  await comeIn(page, 'eu@manifold.test', `/product/tm200-orbital-motor?model=${code}&quantity=18`)
  expect(await priceOf(page)).toContain('€')
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this configuration' })
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(address).toMatch(new RegExp(`/model/${code}\\?quantity=18$`))
  await expect(dialog.getByRole('img', { name: `QR code that opens ${code}` })).toBeVisible()
  await dialog.getByRole('link', { name: 'Compare with others' }).click()
  await page.getByRole('textbox', { name: 'Add a model code' }).fill(`${code.slice(0, -1)}S`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  const compared = page.url()

  const other = await browser.newPage({ ...(baseURL && { baseURL }) })
  await comeIn(other, 'gb@manifold.test', '/my-account/profile')
  await other.goto(address)
  await expect(other.getByRole('heading', { level: 1, name: 'TM200 Orbital Motor' })).toBeVisible()
  expect(await priceOf(other)).toMatch(/VAT/)
  await other.goto(compared)
  await expect(other.getByRole('row', { name: /^Price/ })).toContainText('€')
  await other.close()
})
