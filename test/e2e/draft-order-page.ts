/** What a person does on the page of a draft order, beside the tab "Upload CSV". */
import { expect, type Page } from '@playwright/test'
import { written } from './product-page.ts'
import { notice } from './quote-page.ts'

/** Begins a draft order with that name, from the list of quotes. */
export async function beginDraft(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Order Request Form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Quote' })
  await dialog.getByRole('textbox', { name: 'New Quote Name*' }).fill(name)
  await dialog.getByRole('button', { name: 'Create Quote' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
}

/** Adds the line at hand, and waits until the order has so many lines. */
export async function addItem(page: Page, linesThen: number): Promise<void> {
  await page.getByRole('button', { name: 'Add Item' }).click()
  await expect(notice(page, 'Items added successfully')).toBeVisible()
  await expectLines(page, linesThen)
}

export async function expectLines(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('tab', { name: `Summary ${count}` })).toBeVisible()
}

/** Types a code into Model Search until it is whole, and leaves the field by Enter. */
export async function typeCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Model code', exact: true })
  await field.fill(code)
  await field.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeFocused()
}

/** Finds a plain product and answers its questions: the name of each group, and the option as it reads. */
export async function pickInSteps(
  page: Page,
  product: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a product' }).fill(product)
  await page.getByRole('button', { name: new RegExp(`^${product}`) }).click()
  for (const [group, option] of Object.entries(answers)) {
    await page.getByRole('group', { name: group }).getByRole('button', { name: option }).click()
  }
}

/** Gives all lines of the order one date, and waits until each of them is written. */
export async function dateAll(page: Page, count: number, day: string): Promise<void> {
  await page.getByRole('checkbox', { name: `All ${count} lines` }).check()
  const many = page.getByRole('group', { name: `${count} lines selected` })
  await many.getByLabel('Requested date').fill(day)
  await many.getByRole('button', { name: 'Set date' }).click()
  const cells = page.getByRole('grid').locator('[data-column="date"]')
  await expect(cells).toHaveText(Array.from({ length: count }, () => written(day)))
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
}
