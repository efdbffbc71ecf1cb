/** A quote leaves the shop as files, and its lines come back. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { comeIn, expect, test } from './shop.ts'
import { openQuote } from './quote-page.ts'
import { beginUpload, cellIn, lineNumber } from './workbench-page.ts'

async function downloaded(page: Page, button: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  await expect(page.getByText(`${file.suggestedFilename()} has been downloaded.`)).toBeVisible()
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('hands out a quote as a document and as a workbook, which comes back as the same lines', async ({
  page,
}) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await openQuote(page, 'Draft', 'Conveyor drives, line 3')
  await expect(page.getByRole('grid')).toBeVisible()
  const lines = (await page.getByRole('grid').getByRole('row').allTextContents()).slice(1)
  const column = async (name: string) =>
    page.getByRole('grid').locator(`[data-column="${name}"]`).allTextContents()
  const [quantities, dates] = [await column('quantity'), await column('date')]
  await page.getByRole('button', { name: 'Download' }).click()
  const paper = await downloaded(page, 'Download PDF')
  expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const workbook = await downloaded(page, 'Download Excel file')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.emulateMedia({ media: 'print' })
  const firstPrinted = page.getByRole('table').locator('tbody').getByRole('row').first()
  // On paper the head of the lines is not left alone at the foot of a page.
  await expect(firstPrinted).toHaveCSS('break-before', 'avoid')
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Quotes' }).click()
  await beginUpload(page, 'The same again')
  await page
    .getByRole('tabpanel', { name: 'Upload CSV' })
    .locator('input[type="file"]')
    .setInputFiles({ name: workbook.name, mimeType: 'application/zip', buffer: workbook.bytes })
  for (const [index, line] of lines.entries()) {
    const model = cellIn(lineNumber(page, index + 2), 'modelCode')
    await expect(model).toHaveText(/^\w{6,}/)
    expect(line).toContain((await model.textContent())?.trim())
    await expect(cellIn(lineNumber(page, index + 2), 'quantity')).toHaveText(
      quantities[index] ?? '',
    )
    await expect(cellIn(lineNumber(page, index + 2), 'requestedDate')).toHaveText(
      dates[index] ?? '',
    )
    const own = cellIn(lineNumber(page, index + 2), 'customerMaterialNumber')
    expect(line).toContain((await own.textContent())?.trim())
  }
  await expect(lineNumber(page, lines.length + 2)).toHaveCount(0)
})
