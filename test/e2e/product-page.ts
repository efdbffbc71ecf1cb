/** What a person does to find, configure and price a product. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Types a code, or the beginning of one, into the search of the header. */
export async function searchByModelCode(page: Page, code: string): Promise<void> {
  const header = page.getByRole('banner')
  await header.getByRole('combobox', { name: 'Search by name or model code' }).fill(code)
}

/** Takes a product out of the suggestions. */
export async function openSuggested(page: Page, productName: string): Promise<void> {
  await page
    .getByRole('group', { name: 'By model code' })
    .getByRole('option', { name: productName })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: productName })).toBeVisible()
}

export function pricePanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Price and lead time' })
}

/** Follows the notice that stands where a price would be. */
export async function goToSignIn(page: Page): Promise<void> {
  const panel = pricePanel(page)
  await expect(panel).toContainText('Please log in to access pricing information.')
  await panel.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Go to sign in' }).click()
}

/** Answers questions of the model code: the title of each, and its answer as it reads. */
export async function answer(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  const questions = page.getByRole('form', { name: 'Options' })
  for (const [question, option] of Object.entries(answers)) {
    await questions
      .getByRole('group', { name: question })
      .getByRole('radio', { name: option })
      .check()
  }
}

/** Types a whole code or its beginning where the model code stands. */
export async function typeModelCode(page: Page, code: string): Promise<void> {
  const plate = page.getByRole('region', { name: 'Model code' })
  await plate.getByRole('button', { name: 'Type or paste a code' }).click()
  await plate.getByRole('textbox', { name: 'Type or paste a model code' }).fill(code)
  await plate.getByRole('button', { name: 'Read code' }).click()
}

export function quantityField(page: Page): Locator {
  return pricePanel(page).getByRole('textbox', { name: 'Quantity' })
}

export async function calculatePrice(page: Page): Promise<void> {
  await pricePanel(page).getByRole('button', { name: 'Calculate Price' }).click()
  await expect(pricePanel(page).getByRole('button', { name: 'Add To Quote' })).toBeVisible()
}

interface QuoteWish {
  readonly name: string
  /** Days after the earliest day. */
  readonly daysLater?: number
  readonly materialNumber?: string
}

/** Opens the dialog and fills it in for a new quote. Answers the dialog and the day asked for. */
export async function wishNewQuote(
  page: Page,
  { name, daysLater = 0, materialNumber = '' }: QuoteWish,
) {
  await pricePanel(page).getByRole('button', { name: 'Add To Quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add To Quote' })
  await dialog.getByRole('radio', { name: 'New quote' }).check()
  await dialog.getByRole('textbox', { name: 'Name of the new quote' }).fill(name)
  const field = dialog.getByLabel('Preferred delivery date')
  const date = later(await field.inputValue(), daysLater)
  await field.fill(date)
  await dialog.getByRole('textbox', { name: 'Customer material number' }).fill(materialNumber)
  return { dialog, date }
}

/** Puts the priced configuration into a new quote. Answers the day asked for, YYYY-MM-DD. */
export async function addToNewQuote(page: Page, wish: QuoteWish): Promise<string> {
  const { dialog, date } = await wishNewQuote(page, wish)
  await dialog.getByRole('button', { name: 'Add To Quote' }).click()
  await expect(pricePanel(page)).toContainText('Quote created.')
  await expect(dialog).toBeHidden()
  return date
}

/** A day so many days after another one; both YYYY-MM-DD. */
export function later(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** A day as the shop writes it: 'Dec 12, 2026'. */
export function written(day: string): string {
  const form = { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-US', form).format(new Date(`${day}T00:00:00Z`))
}
