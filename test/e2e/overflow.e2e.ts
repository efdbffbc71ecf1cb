/** Every filled language on the narrowest window: no text is wider than what it stands in. */
import type { Page } from '@playwright/test'
import { comeIn, expect, test } from './shop.ts'

/** English last, so that the next page is arrived at in English. */
const languages = ['de', 'es', 'fr', 'en_us']

/**
 * Every control, heading and label that reaches over the window's edge, or whose words reach over its own.
 * A list of choices shows one line and cuts off what is longer, so its words are measured.
 */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const pen = document.createElement('canvas').getContext('2d')
    const isCut = (element: HTMLElement) => {
      if (!(element instanceof HTMLSelectElement) || pen === null) return false
      const { font, paddingLeft, paddingRight } = getComputedStyle(element)
      pen.font = font
      const room =
        element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return pen.measureText(element.selectedOptions[0]?.text ?? '').width > room + 1
    }
    const words = 'a, button, h1, h2, h3, input, label, legend, select, summary, th, [role=tab]'
    const found = [...document.querySelectorAll<HTMLElement>(words)].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      // What is only read out, or waits beyond the edge for the focus, is not to be seen.
      if (own <= 1 || element.closest('[aria-hidden], [inert]') || right <= 0) return false
      const spills =
        getComputedStyle(element).overflowX === 'visible' &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1
      // What stands in a row that is moved along, such as tabs, may lie beyond the edge.
      const isMoved = element.closest('[role=tablist], [tabindex="0"]') !== null
      return spills || isCut(element) || (!isMoved && (right > width + 1 || left < -1))
    })
    return found.map((element) => `${element.tagName} ${element.textContent?.trim()}`)
  })
}

/** Looks at a page in every language, without loading it anew. */
async function checkInEveryLanguage(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  for (const language of languages) {
    await page.getByRole('contentinfo').getByRole('combobox').last().selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language.replace('_us', '-US'))
    expect(await tooWide(page), `${address} in ${language}`).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `${address} in ${language} scrolls sideways`).toBeLessThanOrEqual(320)
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
