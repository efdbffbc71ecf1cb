/** The filled languages on the narrowest window: no text is wider than what it stands in. */
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const pages = ['/', '/shop', '/product/tm200-orbital-motor', '/my-account/login']
const languages = ['de', 'es', 'fr']

/** Every control, heading and label that reaches over the window's edge, or whose words reach over its own. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const words = 'a, button, h1, h2, h3, input, label, legend, select, th'
    const found = [...document.querySelectorAll<HTMLElement>(words)].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      // What is only read out, or waits beyond the edge for the focus, is not to be seen.
      if (own <= 1 || element.closest('[aria-hidden], [inert]') || right <= 0) return false
      const spills =
        getComputedStyle(element).overflowX === 'visible' &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1
      return spills || right > width + 1 || left < -1
    })
    return found.map((element) => `${element.tagName} ${element.textContent?.trim()}`)
  })
}

test('texts of every language fit their controls at 320 pixels, and change in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const language of languages) {
      await page.getByRole('contentinfo').getByRole('combobox').last().selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveURL(address)
      expect(await tooWide(page), `${address} in ${language}`).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `${address} in ${language} scrolls sideways`).toBeLessThanOrEqual(320)
    }
  }
})
