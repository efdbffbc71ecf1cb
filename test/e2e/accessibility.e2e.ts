/** WCAG 2.2 AA on every screen of the main job, on a desk and on a phone, and no sideways scrolling. */
import type { Page } from '@playwright/test'
import {
  calculatePrice,
  goToSignIn,
  pricePanel,
  searchByModelCode,
  wishNewQuote,
} from './product-page.ts'
import { checkAccessible, comeIn, expect, signIn, test } from './shop.ts'

const desk = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const narrowest = { width: 360, height: 740 }
const product = '/product/tm200-orbital-motor'
const configured = `${product}?model=TM231A1U3BS`

/** Nothing found by axe at both widths, and nothing wider than the narrowest phone. */
async function checkEverywhere(page: Page): Promise<void> {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await checkAccessible(page)
  }
  await page.setViewportSize(narrowest)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'the page scrolls sideways').toBeLessThanOrEqual(narrowest.width)
  await page.setViewportSize(desk)
}

/** Opens an address and waits until its last part, known by these words, is there. */
async function arrive(page: Page, address: string, words: string): Promise<void> {
  await page.goto(address)
  // What there is to read about a product comes when one comes near it.
  if (address.startsWith(product)) {
    await page.getByRole('heading', { level: 2, name: 'Files' }).scrollIntoViewIfNeeded()
  }
  await expect(page.getByRole('main')).toContainText(words)
}

for (const [name, address, words] of [
  ['the home page', '/', 'Proportional Valves'],
  ['the sign-in page', '/my-account/login', 'Forgot password?'],
  ['the forgot-password page', '/my-account/forgotPassword', 'Send Me Reset Email'],
  ['the product list', '/shop', 'TM200 Orbital Motor'],
  ['a product, to a visitor', product, 'TM200-option-codes.csv'],
  ['a page that does not exist', '/no/such/page', 'There is nothing at this address'],
] as const) {
  test(`${name} is accessible`, async ({ page }) => {
    await arrive(page, address, words)
    await checkEverywhere(page)
  })
}

test('the search with its suggestions and the menu of a phone are accessible', async ({ page }) => {
  await arrive(page, '/shop', 'TM200 Orbital Motor')
  await searchByModelCode(page, 'TM231X')
  await expect(page.getByRole('banner')).toContainText('is no option here')
  await checkAccessible(page)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('Orbital Motors')
  await checkAccessible(page)
})

test('a product is accessible, configured, priced, and with its dialogs open', async ({ page }) => {
  await arrive(page, configured, 'TM200-option-codes.csv')
  await checkEverywhere(page)
  await pricePanel(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkEverywhere(page)
  await page.keyboard.press('Escape')
  await goToSignIn(page)
  await signIn(page, 'us@manifold.test')
  await calculatePrice(page)
  await checkEverywhere(page)
  await wishNewQuote(page, { name: 'Looked at' })
  await checkEverywhere(page)
})

for (const [name, address, words] of [
  ['the list of quotes', '/my-account/quotes', 'Log loader refit'],
  ['the address book', '/my-account/addresses', 'Fargo'],
  ['the profile', '/my-account/profile', 'Account credit'],
] as const) {
  test(`${name} is accessible`, async ({ page }) => {
    await comeIn(page, 'us@manifold.test', address)
    await arrive(page, address, words)
    await checkEverywhere(page)
  })
}

test('a draft is accessible, as a quote and as an order to be filled', async ({ page }) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await page.getByRole('link', { name: 'Conveyor drives, line 3' }).click()
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('Duluth')
  await checkEverywhere(page)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/draftorder/)
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('Duluth')
  await checkEverywhere(page)
})

test('a returned quote is accessible', async ({ page }) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes?tab=submitted')
  await page.getByRole('link', { name: 'Salt spreader drives' }).click()
  await expect(page.getByRole('region', { name: 'CSR Feedback' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('Duluth')
  await checkEverywhere(page)
})

test('the form of a new address is accessible, empty and with errors', async ({ page }) => {
  await comeIn(page, 'us@manifold.test', '/my-account/addresses/new')
  await checkEverywhere(page)
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' })
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('main')).toContainText('Please check these fields')
  await checkEverywhere(page)
})
