/** The form of the vault as a customer fills it in, and the press that takes the card. */
import { expect, type FrameLocator, type Page } from '@playwright/test'

export function cardForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Card details"]')
}

/** Types a good card with this number into the frame of the vault. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const form = cardForm(page)
  await form.getByLabel('Credit Card Number').fill(number)
  await form.getByLabel('Name on card').fill('ALEX MORGAN')
  await form.getByLabel('Security Code').fill('123')
  await form.getByLabel('Expiration Month').selectOption('11')
  await form.getByLabel('Expiration Year').selectOption({ index: 5 })
}

/** Pays with a typed card, up to the review; the account has no saved one. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByText('Credit card', { exact: true }).click()
  await typeCard(page, number)
  await useCard(page)
  await page.getByRole('button', { name: 'Review your order' }).click()
}

/** Takes the typed card, and waits until the order has its payment. */
export async function useCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByRole('button', { name: 'Remove Credit card' })).toBeVisible()
}

/** The page of the bank in its frame. */
export function bankPage(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Page of your bank"]')
}
