/** The shop without scripts: what is public is searched, narrowed, paged, read, printed and followed. */
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

test.use({ javaScriptEnabled: false })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a product is found without scripts by search, filters, order and pages', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('banner').getByRole('search')
  await search.getByRole('combobox').fill('motor')
  await search.getByRole('button').click()
  await expect(page).toHaveURL('/shop?keyword=motor')
  await expect(heading(page)).toHaveText('Results for “motor”')

  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Orbital Motors/ }).check()
  await filters.getByRole('checkbox', { name: /^Torvane/ }).check()
  await filters.getByRole('button', { name: 'Apply' }).click()
  const chosen = page.getByRole('list', { name: 'Selected filters' }).getByRole('link')
  await expect(chosen).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, Z to A')
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).last().click()
  await expect(page).toHaveURL(/sort=nameDescending$/)
  await expect(chosen).toHaveCount(2)
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/shop?keyword=motor&sort=nameDescending')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/shop?keyword=motor&sort=nameDescending&page=2')
  const name = await page.getByRole('article').first().getByRole('heading').innerText()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(heading(page)).toHaveText(name)
})

test('a product, its brand and the blog are read without scripts', async ({ page }) => {
  await page.goto('/product/tm200-orbital-motor')
  await expect(page.getByText(/^Configuring and pricing need JavaScript/)).toBeVisible()
  // Once for each system of units.
  const speeds = page.getByText('Highest continuous speed').filter({ visible: true })
  await expect(speeds).toHaveCount(2)
  const fact = page.getByText('Standards and Fluids')
  await expect(fact).toBeVisible()
  // A drawing to measure, and what each option means.
  await expect(page.getByRole('img', { name: /^Side view of TM200/ })).toBeVisible()
  await page.getByText(/^Displacement per revolution \(/).click()
  await expect(page.getByRole('table', { name: 'Displacement per revolution' })).toBeVisible()
  // A search for what an attribute says leads to that attribute.
  await page.goto('/shop?keyword=HEES')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByText(/HEES on request/)).toBeInViewport()
  await page.goto('/product/tm200-orbital-motor')
  await page.getByRole('link', { name: 'TM100 Small Orbital Motor' }).click()
  await expect(heading(page)).toHaveText('TM100 Small Orbital Motor')

  const foot = page.getByRole('contentinfo')
  // What cannot be sent is not offered, and that is said.
  await expect(foot.getByText(/^Subscribing needs JavaScript/)).toBeVisible()
  await expect(foot.getByRole('button', { name: 'Subscribe' })).toBeHidden()
  await foot.getByRole('link', { name: 'Brands' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Torvane/ })
    .click()
  await expect(heading(page)).toHaveText('Torvane')
  await foot.getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('main').getByRole('link', { name: 'How to read a worn plate' }).click()
  await expect(heading(page)).toHaveText('How to read a worn plate')
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(page.getByText(/^This part of the shop needs JavaScript/)).toBeVisible()
  await page.goto('/my-account/login')
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/my-account/login')
})
