/** A visitor finds a product by what it is, by what it is called, and by what is stamped on its plate. */
import type { Page } from '@playwright/test'
import { checkAllAccessible, expect, test } from './shop.ts'

const motor = 'TM200 Orbital Motor'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const searchBox = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search by name or model code' })

test('finds a motor by its type and its displacement, in both systems of units (CAT-01)', async ({
  page,
}) => {
  await page.goto('/shop')
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Orbital Motors/ }).click()
  await expect(page.getByRole('status').filter({ hasText: /^9 products$/ })).toBeVisible()
  await filters.getByRole('button', { name: 'cm³/rev' }).click()
  await expect(filters.getByRole('checkbox', { name: /cm³\/rev/ }).first()).toBeVisible()
  const options = filters.getByRole('group', { name: 'Displacement', exact: true })
  await expect(options).toHaveCSS('max-height', '192px')
  await options.getByRole('checkbox').first().click()
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link')).toHaveCount(
    2,
  )
  const card = page.getByRole('article').filter({ hasText: 'Torvane' }).first()
  await expect(card.getByRole('paragraph').nth(1)).toHaveCSS('-webkit-line-clamp', '4')
  await checkAllAccessible(page)

  await page.getByRole('button', { name: 'Show as list' }).click()
  await expect(page).toHaveURL(/view=LIST/)
  const product = page.getByRole('rowheader').first().getByRole('link').first()
  const name = await product.innerText()
  await product.click()
  await expect(heading(page, name)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link')).toHaveCount(
    2,
  )
  await expect(page.getByRole('button', { name: 'Show as list' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('finds it by its name and by its code, with the keyboard alone (SEARCH-02)', async ({
  page,
}) => {
  await page.goto('/')
  await searchBox(page).focus()
  await page.keyboard.type('orbital')
  const product = page.getByRole('option', { name: motor })
  await expect(product).toBeVisible()
  await checkAllAccessible(page)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('ArrowDown')
    if ((await product.getAttribute('data-highlighted')) !== null) break
  }
  await page.keyboard.press('Enter')
  await expect(heading(page, motor)).toBeFocused()

  await searchBox(page).focus()
  await page.keyboard.type('TM231A1U3BS')
  await expect(page.getByRole('option', { name: /TM231A1U3BS/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/model=TM231A1U3BS/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('finds it by words, and narrows what was found in a dialog (ROUTE-13)', async ({ page }) => {
    await page.goto('/shop')
    await searchBox(page).fill('250 cm3')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Results for “250 cm3”')).toBeVisible()
    await page.getByRole('button', { name: 'Filters' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.getByRole('checkbox', { name: /^Orbital Motors/ }).click()
    await expect(dialog.getByRole('checkbox', { name: /^Orbital Motors/ })).toBeChecked()
    await checkAllAccessible(page)
    await dialog.getByRole('button', { name: /^Show \d+ products?$/ }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('article').filter({ hasText: motor }).getByRole('link').click()
    await expect(heading(page, motor)).toBeVisible()
  })
})
