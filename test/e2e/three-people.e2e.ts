/** Three people with a phone come to a code and its price: by a worn plate, by a working point, by a drawing. */
import type { Locator, Page } from '@playwright/test'
import { comeIn, expect, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** With a second or two for each touch, and as long for a few letters, that is well below a minute. */
const MOST_TOUCHES = 9

/** Only touches and types, and counts the touches. */
function phone(page: Page) {
  let touches = 0
  return {
    tap: async (...places: readonly Locator[]) => {
      for (const place of places) {
        // oxlint-disable-next-line no-await-in-loop -- one finger
        await place.first().tap()
        touches += 1
      }
    },
    hasPrice: async (price: RegExp) => {
      await expect(page.getByText(price).first()).toBeVisible()
      await expect(page.getByText(price).first()).toBeInViewport()
      expect(touches).toBeLessThanOrEqual(MOST_TOUCHES)
    },
  }
}

const suggestion = (page: Page, name: RegExp) => page.getByRole('option', { name })
const euros = /^\d+,\d{2}\s€/

test('a fitter with a worn plate', async ({ page }) => {
  const { tap, hasPrice } = phone(page)
  await comeIn(page, 'eu@manifold.test', '/de')
  await tap(page.getByRole('combobox'))
  await page.keyboard.type('OMP 200')
  await tap(suggestion(page, /TM200 Orbitalmotor/))
  await tap(page.getByRole('button', { name: 'Preis berechnen' }))
  await hasPrice(euros)
})

test('an engineer with a working point', async ({ page }) => {
  const { tap, hasPrice } = phone(page)
  await comeIn(page, 'us@manifold.test', '/')
  await tap(page.getByLabel(/^Torque/))
  await page.keyboard.type('250 Nm')
  await tap(page.getByLabel(/^Speed/))
  await page.keyboard.type('200')
  await tap(page.getByRole('button', { name: 'Find' }))
  await tap(page.getByRole('link', { name: /^Configure and price/ }))
  await tap(page.getByRole('button', { name: 'Calculate Price' }))
  await hasPrice(/^\$\d/)
})

test('a buyer with a drawing', async ({ page }) => {
  const { tap, hasPrice } = phone(page)
  await comeIn(page, 'eu@manifold.test', '/fr')
  await tap(page.getByRole('combobox'))
  await page.keyboard.type('160 cm3 25 mm claveté SAE A G 1/2')
  await tap(suggestion(page, /Moteur orbital TM200/))
  await expect(page.getByText('3 options à choisir').first()).toBeVisible()
  await tap(
    page.getByRole('radio', { name: /^N\b.*NBR/ }),
    page.getByRole('radio', { name: /RAL 9005/ }),
    page.getByRole('radio', { name: /Emballage individuel/ }),
    page.getByRole('button', { name: 'Calculer le prix' }),
  )
  await hasPrice(euros)
})
