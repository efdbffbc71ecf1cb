/** Every filled language on the narrowest window: no text is wider than what it stands in. */
import type { Page } from '@playwright/test'
import { fitFaults } from './crawl/fit.ts'
import { comeIn, expect, test } from './shop.ts'

/** English last, so that the next page is arrived at in English. */
const languages = ['de', 'es', 'fr', 'en_us']

/** Looks at a page in every language, without loading it anew. */
async function checkInEveryLanguage(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  for (const language of languages) {
    await page.getByRole('contentinfo').getByRole('combobox').last().selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language.replace('_us', '-US'))
    expect(await fitFaults(page), `${address} in ${language}`).toEqual([])
  }
  await expect(page).toHaveURL(address)
}

test.use({ viewport: { width: 320, height: 700 } })

test('texts of every language fit their controls at 320 pixels, and change in place', async ({
  page,
}) => {
  for (const address of [
    '/',
    '/shop',
    `/shop?keyword=${'a'.repeat(200)}`,
    '/product/tm200-orbital-motor',
    '/where-to-buy',
    '/my-account/login',
    '/my-account/createAccount',
  ]) {
    await page.goto(address)
    await checkInEveryLanguage(page, address)
  }
})

test('texts of the account area fit their controls at 320 pixels in every language', async ({
  page,
}) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await checkInEveryLanguage(page, '/my-account/quotes')
  await page.getByRole('link', { name: 'Conveyor drives, line 3' }).click()
  await expect(page).toHaveURL(/quotes\/./)
  const quote = new URL(page.url()).pathname
  const draft = quote.replace('quotes', 'draftorder')
  for (const address of [
    quote,
    draft,
    `${draft}?tab=add-products`,
    `${draft}?tab=model-search&code=TM231A1U3BS`,
    `${draft}?tab=upload-csv`,
    `${draft}?tab=custom-code`,
    '/my-account/overview',
    '/my-account/addresses/new',
    '/my-account/profile',
  ]) {
    await page.goto(address)
    await checkInEveryLanguage(page, address)
  }
})
