/** The shop without a server: a host of files alone, and a browser. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import {
  addToNewQuote,
  calculatePrice,
  goToSignIn,
  openSuggested,
  pricePanel,
  searchByModelCode,
} from '../e2e/product-page.ts'
import {
  chooseDispatch,
  deliverTo,
  expectStatus,
  givePurchaseOrderNumber,
  submit,
} from '../e2e/quote-page.ts'
import { complaintsOf, signIn } from '../e2e/visit.ts'
import { hostFolder, type StaticHost } from './static-host.ts'

const model = 'TM231A1U3BS'
const name = 'Without a server'

let host: StaticHost

test.beforeAll(async () => {
  host = await hostFolder(
    path.resolve(import.meta.dirname, '../../dist/demo'),
    process.env['DEMO_BASE'],
  )
})

test.afterAll(() => host.close())

const strip = (page: Page) => page.getByRole('complementary', { name: 'About this demo' })

async function openSignedIn(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address)
  await page.goto(`${host.address}/my-account/login?redirect=${encodeURIComponent(pathname)}`)
  await signIn(page, 'us@manifold.test')
  await expect(page).toHaveURL(address)
}

test('quotes and approves without a server, in two tabs and after a restart, until one starts over', async ({
  context,
}) => {
  const complaints = complaintsOf(context)
  const page = await context.newPage()
  await page.goto(`${host.address}/`)
  await expect(strip(page)).toContainText('Whatever you enter stays here.')
  await expect(strip(page)).toContainText('Card payment is switched off.')

  await searchByModelCode(page, model)
  await openSuggested(page, 'TM200 Orbital Motor')
  const picture = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')))
    .toBeGreaterThan(0)
  await goToSignIn(page)
  await signIn(page, 'us@manifold.test')
  await calculatePrice(page)
  await expect(pricePanel(page)).toContainText('$294.70USD')
  // The drawing comes as the page is scrolled there, and moves what stands below it.
  const link = page.getByRole('link', { name: 'TM200-data-sheet.pdf' })
  await link.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Download DXF' })).toBeVisible()
  const sheet = page.waitForEvent('download')
  await link.click()
  expect((await sheet).suggestedFilename()).toBe('TM200-data-sheet.pdf')
  await addToNewQuote(page, { name })
  await page.getByRole('link', { name: `Open quote ${name}` }).click()
  await givePurchaseOrderNumber(page, 'PL-27-0001')
  await deliverTo(page, 'Service depot', '77 Elevator Street')
  await chooseDispatch(page, 'Ship Complete Order')
  await submit(page, 'Submit', 'Submitted Requests')
  const address = page.url()

  await page.getByRole('button', { name: 'Download' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const paper = await readFile(await (await coming).path())
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Close' }).click()

  const second = await context.newPage()
  await second.goto(address)
  await expectStatus(second, 'Submitted Requests')
  await strip(second).getByRole('button', { name: 'Seller' }).click()
  const seller = second.getByRole('dialog', { name: 'Seller' })
  const waiting = seller.locator('section').filter({ hasText: name })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(waiting).toHaveCount(0)

  // The worker ends with the last of its pages.
  await page.close()
  await second.close()
  const third = await context.newPage()
  await openSignedIn(third, address)
  await expectStatus(third, 'Confirmed')
  await strip(third).getByRole('button', { name: 'Emails (1)' }).click()
  await expect(third.getByRole('dialog', { name: 'Emails' })).toContainText('us@manifold.test')
  await third.keyboard.press('Escape')

  await strip(third).getByRole('button', { name: 'Start over' }).click()
  await third.getByRole('button', { name: 'Delete and start over' }).click()
  await expect(strip(third).getByRole('button', { name: 'Emails', exact: true })).toBeVisible()
  await openSignedIn(third, `${host.address}/my-account/quotes`)
  await expect(third.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(third.getByRole('main')).not.toContainText(name)
  expect(complaints).toEqual([])
  // Only addresses of pages are none of files.
  expect(host.missed.filter((missed) => !missed.startsWith('/my-account/'))).toEqual([])
})
