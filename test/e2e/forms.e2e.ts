/** A registration on a phone, by keyboard alone: the hidden questions, the check in its frame, one commit. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Goes forward from stop to stop until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element.matches(':focus'))) return
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}.`)
}

test('registers a company that collects its goods, by keyboard on a phone', async ({
  page,
  shop,
}) => {
  await page.goto('/register')
  const main = page.getByRole('main')
  const type = async (label: string | RegExp, text: string, isList = false) => {
    await tabTo(page, main.getByLabel(label))
    await (isList ? page.keyboard.type(text) : page.keyboard.insertText(text))
  }
  await main.getByRole('link', { name: 'Home' }).focus()
  await type('Company name', 'Northfield Hydraulics')
  await type('What the company does', 'Builds', true)
  await type('First name', 'Nora')
  await type('Last name', 'Field')
  await type('Email address', 'nora@x.test')
  await type(/^Phone/, '+1 218 555 0142')
  await expect(main.getByRole('group', { name: 'Where goods are received' })).toBeVisible()
  await type('Incoterm', 'EXW', true)
  await expect(main.getByRole('group', { name: 'Where goods are received' })).toBeHidden()
  await expect(main.getByLabel(/^Named place/)).toHaveValue('WH-OHI')
  await tabTo(page, main.getByLabel(/^What I have written/))
  await page.keyboard.press('Space')
  const submit = main.getByRole('button', { name: 'Send registration' })
  await expect(submit).toBeDisabled()
  const check = page.frameLocator('iframe').getByLabel('I am not a robot')
  await tabTo(page, check)
  await page.keyboard.press('Space')
  await expect(submit).toBeEnabled()
  await tabTo(page, submit)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'Your form has arrived' })).toBeFocused()
  expect(await shop.commits()).toEqual(['addFormResponse'])
})
