/** What is behind a press is accessible as well: lists, dialogs, errors. The pages as they open are crawled. */
import type { Page } from '@playwright/test'
import {
  calculatePrice,
  goToSignIn,
  pricePanel,
  searchByModelCode,
  wishNewQuote,
} from './product-page.ts'
import { checkAccessible, checkAllAccessible, comeIn, expect, signIn, test } from './shop.ts'

const desk = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const narrowest = { width: 360, height: 740 }

/** Nothing found by axe at both widths, and nothing wider than the narrowest phone. */
async function checkEverywhere(page: Page): Promise<void> {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await checkAccessible(page)
  }
  await page.setViewportSize(narrowest)
  await expectNoWider(page)
  await page.setViewportSize(desk)
}

async function expectNoWider(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'the page scrolls sideways').toBeLessThanOrEqual(narrowest.width)
}

/** Price, weeks and the ways on stay in view of a phone, and leave the questions two thirds of it. */
async function expectLowBar(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await page.getByRole('form', { name: 'Options' }).evaluate((form) => form.scrollIntoView())
  const panel = pricePanel(page)
  await expect(panel.getByRole('button', { name: 'Calculate Price' })).toBeInViewport({ ratio: 1 })
  const isQuestion = await page.evaluate(
    ({ width, height }) =>
      document.elementFromPoint(width / 2, (2 / 3) * height)?.closest('form') instanceof Element,
    phone,
  )
  expect(isQuestion, 'two thirds of the way down the window').toBe(true)
}

test('the search with its suggestions and the menu of a phone are accessible', async ({ page }) => {
  await page.goto('/shop')
  await searchByModelCode(page, 'TM231X')
  await expect(page.getByRole('banner')).toContainText('is not an option here')
  await checkAllAccessible(page)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('Orbital Motors')
  await checkAllAccessible(page)
})

test('the search repeats long words within its list', async ({ page }) => {
  await page.setViewportSize(narrowest)
  await comeIn(page, 'us@manifold.test', '/shop')
  await searchByModelCode(page, 'w'.repeat(120))
  const list = page.getByRole('banner')
  const option = list.getByRole('option', { name: /in your quotes$/ })
  await expect(option).toBeVisible()
  const isCut = await option.evaluate((item) => item.scrollWidth > item.clientWidth)
  expect(isCut, 'the words are cut at the edge').toBe(false)
  await expect(list).toContainText('No suggestions for')
  await expectNoWider(page)
  await checkAccessible(page)
})

test('a product is accessible when it is priced, and with its dialogs open', async ({ page }) => {
  await page.goto('/product/tm200-orbital-motor?model=TM231A1U3BS')
  await pricePanel(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkEverywhere(page)
  await page.keyboard.press('Escape')
  await goToSignIn(page)
  await signIn(page, 'us@manifold.test')
  await calculatePrice(page)
  await expectLowBar(page)
  await checkEverywhere(page)
  await wishNewQuote(page, { name: 'Looked at' })
  await checkEverywhere(page)
})

test('the form of a new address is accessible with errors', async ({ page }) => {
  await comeIn(page, 'us@manifold.test', '/my-account/addresses/new')
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' })
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('main')).toContainText('Please check these fields')
  await checkEverywhere(page)
})
