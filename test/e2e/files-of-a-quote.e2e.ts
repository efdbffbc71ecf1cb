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
  const codes = await page.getByRole('grid').locator('code').allTextContents()
  await page.getByRole('button', { name: 'Download' }).click()
  const paper = await downloaded(page, 'Download PDF')
  expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const workbook = await downloaded(page, 'Download Excel file')
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Quotes' }).click()
  await beginUpload(page, 'The same again')
  await page
    .getByRole('tabpanel', { name: 'Upload CSV' })
    .locator('input[type="file"]')
    .setInputFiles({ name: workbook.name, mimeType: 'application/zip', buffer: workbook.bytes })
  const models = [2, 3, 4].map((number) => cellIn(lineNumber(page, number), 'modelCode'))
  for (const model of models) await expect(model).toHaveText(/^\w{6,}/)
  const read = await Promise.all(models.map((model) => model.textContent()))
  for (const model of read) expect(codes.join(' ')).toContain(model?.trim())
})
