/** Opens a product page of the fake shop and answers its questions, as a person would. */
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Preferences } from '../../../src/application/ports/preferences.ts'
import type { Product } from '../../../src/domain/catalogue/product.ts'
import { aProduct } from '../../builders/a-product.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { type OpenShop, openShopAt, usCustomer } from '../open-shop.tsx'

interface Opening {
  /** The query with its question mark. */
  readonly query?: string
  /** The email of the customer; `visitor` for a visitor. */
  readonly as?: string
  readonly product?: Product
  readonly shop?: FakeShop
  readonly preferences?: Preferences
  /** With the head and the foot around the page. */
  readonly isFramed?: boolean
}

/** The page of OM1, or of another product, for a customer in the US unless told otherwise. */
export async function openProduct(opening: Opening = {}): Promise<OpenShop> {
  const product = opening.product ?? aProduct()
  const shop = opening.shop ?? fakeShop(opening.product ? { products: [product] } : {})
  const { as = usCustomer, preferences, isFramed = false } = opening
  const path = `/product/${product.urlTitle}${opening.query ?? ''}`
  const opened = await openShopAt(path, {
    shop,
    isFramed,
    ...(preferences && { preferences }),
    ...(as === 'visitor' ? {} : { as }),
  })
  await screen.findByRole('heading', { level: 1, name: product.name })
  if (as !== 'visitor') await screen.findByRole('button', { name: 'Calculate Price' })
  return opened
}

/** Everything that OM1 asks: OM1080CNS. */
export async function answerAll(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('radio', { name: /^080/ }))
  await user.click(screen.getByRole('radio', { name: /^C/ }))
  await user.click(screen.getByRole('radio', { name: /^S/ }))
}

/** Asks for the price of OM1080CNS and waits for it. */
export async function calculate(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Calculate Price' }))
  await screen.findByRole('button', { name: 'Add To Quote' })
}

/** The region with price and lead time. */
export function pricePanel() {
  return within(screen.getByRole('region', { name: 'Price and lead time' }))
}

/** What the panel reads out. */
export function spokenInPanel(): readonly (string | null)[] {
  return pricePanel()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
}

/** The plate with the model code. */
export function plate() {
  return within(screen.getByRole('region', { name: 'Model code' }))
}

/** The parts of the ribbon as they are read out. */
export function spokenParts(): readonly string[] {
  return within(plate().getByRole('list', { name: 'Model code' }))
    .getAllByRole('listitem')
    .map(heard)
}

/** The text of an element without what is hidden from screen readers. */
export function heard(element: Element): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove()
  return copy.textContent ?? ''
}
