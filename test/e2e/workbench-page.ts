/** What a person does in the tab "Upload CSV" of a draft order. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Begins a draft order with that name and opens the tab. */
export async function beginUpload(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Order Request Form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Quote' })
  await dialog.getByRole('textbox', { name: 'New Quote Name*' }).fill(name)
  await dialog.getByRole('button', { name: 'Create Quote' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('tab', { name: 'Upload CSV' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
}

export async function chooseFile(page: Page, text: string): Promise<void> {
  await page
    .getByRole('tabpanel', { name: 'Upload CSV' })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'lines.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** Copies a text elsewhere and pastes it where the focus is. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

/** The sentence that says how the table stands. */
export function summary(page: Page, words: string | RegExp): Locator {
  return page.getByRole('heading', { level: 2, name: words })
}

/** A line by its number; in a file with headings the first one has number 2. */
export function lineNumber(page: Page, number: number): Locator {
  const head = page.getByRole('rowheader', { name: String(number), exact: true })
  return page.getByRole('grid').getByRole('row').filter({ has: head })
}

export type Column = 'modelCode' | 'quantity' | 'requestedDate' | 'customerMaterialNumber'

export function cellIn(line: Locator, column: Column): Locator {
  return line.locator(`[data-column="${column}"]`)
}
