/** What a person does with a quote. */
import { expect, type Locator, type Page } from '@playwright/test'

export async function givePurchaseOrderNumber(page: Page, number: string): Promise<void> {
  const dialog = await writePurchaseOrderNumber(page, number)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText(number)
}

/** Writes the number and presses Save; answers the dialog, which may stay open. */
export async function writePurchaseOrderNumber(page: Page, number: string) {
  await page.getByRole('button', { name: 'Edit PO Number' }).click()
  const dialog = page.getByRole('dialog', { name: 'PO Number' })
  await dialog.getByRole('textbox', { name: 'PO Number*' }).fill(number)
  await dialog.getByRole('button', { name: 'Save' }).click()
  return dialog
}

/** The limit is for a quote of so many lines that the server takes a while for each change of it. */
export async function deliverTo(
  page: Page,
  nickname: string,
  street: string,
  limit: { readonly timeout?: number } = {},
): Promise<void> {
  const address = page.getByRole('region', { name: 'Delivery address' })
  // The choice is saved at once and its radio gone: `check` would wait to see it checked.
  await address.getByRole('radio', { name: nickname }).click()
  await expect(address.getByRole('button', { name: 'Change' })).toBeVisible(limit)
  await expect(address).toContainText(street)
}

export async function chooseDispatch(page: Page, way: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: 'Shipping dispatch' })
    .getByRole('radio', { name: way })
    .check()
}

/** Submits or resubmits, and waits for the status that the server has given the quote. */
export async function submit(page: Page, button: 'Submit' | 'Resubmit', status: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expectStatus(page, status)
}

export async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(page.getByRole('main').getByText(status, { exact: true })).toBeVisible()
}

/** The line of a model, or of every model that the text is in. */
export function lineOf(page: Page, model: string): Locator {
  return page.getByRole('row', { name: model })
}

/** The cell of a line: text until it is touched, then a field. */
export function cellOf(line: Locator, column: 'quantity' | 'date'): Locator {
  return line.locator(`[data-column="${column}"]`)
}

/** Touches a cell; answers its field. */
export async function touch(cell: Locator): Promise<Locator> {
  await cell.click()
  return cell.locator('input')
}

/** Puts another quantity into the line of a model and leaves it by Enter. */
export async function enterQuantity(page: Page, model: string, quantity: string): Promise<void> {
  const field = await touch(cellOf(lineOf(page, model), 'quantity'))
  await field.fill(quantity)
  await field.press('Enter')
}

/** Changes how many of a model are wanted, and waits until it is saved. */
export async function changeQuantity(page: Page, model: string, quantity: string): Promise<void> {
  await enterQuantity(page, model, quantity)
  await expect(notice(page, 'Item quantity updated successfully')).toBeVisible()
}

/** Changes the day that is asked for, and waits until it is saved. */
export async function changeDate(page: Page, model: string, day: string): Promise<void> {
  const row = lineOf(page, model)
  const field = await touch(cellOf(row, 'date'))
  await field.fill(day)
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Quote updated successfully')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Save' })).toBeHidden()
}

/** Opens a quote from its tab of the list. */
export async function openQuote(page: Page, tab: string, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Quotes' }).click()
  await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('tabpanel', { name: tab }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** A message at the edge of the screen, which goes away by itself; an older one that says the same may still be there. */
export function notice(page: Page, words: string) {
  return page.getByRole('region', { name: 'Messages' }).getByText(words).last()
}
