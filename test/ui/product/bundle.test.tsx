/** The page of a bundle: choosing, building, its price, the cart, and what goes wrong. */
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aBundle, bundleProducts } from '../../builders/a-bundle.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { type OpenShop, openShopAt, usCustomer } from '../open-shop.tsx'

const path = `/product/${aBundle().urlTitle}`
const asCustomer = { as: usCustomer } as const
const refused = { kind: 'refused', messages: ['No stock.'] } as const

function bundleShop(): FakeShop {
  return fakeShop({ products: bundleProducts() })
}

async function openBundle(
  shop = bundleShop(),
  opening: Parameters<typeof openShopAt>[1] = asCustomer,
) {
  const opened = await openShopAt(path, { shop, ...opening })
  await screen.findByRole('radiogroup', { name: 'Motor' })
  return { ...opened, shop }
}

const panel = () => within(screen.getByRole('region', { name: 'Your bundle' }))
const button = (name: string) => panel().getByRole('button', { name })
const pieces = (code: string) => screen.getByRole('textbox', { name: `Quantity of ${code}` })
const more = (code: string) => screen.getByRole('button', { name: `Increase quantity of ${code}` })

async function choose({ user }: Pick<OpenShop, 'user'>) {
  await user.click(screen.getByRole('radio', { name: /Stock motor/, description: /OS1080/ }))
  await user.click(more('SK1N10'))
  await user.click(more('SK1N10'))
}

async function build(opened: Pick<OpenShop, 'user'>) {
  await choose(opened)
  await opened.user.click(button('Build bundle'))
  await panel().findByText('$225.00')
}

it('asks each of its groups for so many products (CAT-41)', async () => {
  await openBundle()
  expect(screen.getByText('Please select 1 product.')).toBeInTheDocument()
  expect(screen.getByText('Please select 2 to 4 products.')).toBeInTheDocument()
  expect(screen.getByText('Please select up to 2 products.')).toBeInTheDocument()
  expect(panel().getByText('Nothing selected yet.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Calculate Price' })).toBeNull()
})

it('leads to the group that lacks something when it is to be built, and sends nothing (CAT-41)', async () => {
  const { user, shop } = await openBundle()
  await user.click(screen.getByRole('radio', { name: /Stock motor/, description: /OS1160/ }))
  await user.click(more('SK1N10'))
  await user.click(button('Build bundle'))
  expect(pieces('SK1N10')).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Seals' })).toHaveAccessibleDescription(
    /Please select 2 to 4 products\. *1 selected/,
  )
  expect(shop.calls.asked).not.toContain('bundleGateway.save')
})

it('is built, shows the price of the shop, and goes into the cart', async () => {
  const opened = await openBundle()
  await build(opened)
  expect(panel().getByText('Enough in stock for 24 bundles.')).toBeInTheDocument()
  await opened.user.click(button('Add to cart'))
  expect(await panel().findByRole('link', { name: 'View cart' })).toBeInTheDocument()
  expect(panel().getByText('Nothing selected yet.')).toBeInTheDocument()
  expect([...opened.shop.carts.values()].flatMap(({ lines }) => lines)).toMatchObject([
    { skuCode: 'BD1', quantity: 1, parts: [{ skuCode: 'OS1080' }, { skuCode: 'SK1N10' }] },
  ])
})

it('shows what was chosen as swatches, and takes it out again', async () => {
  const opened = await openBundle()
  await choose(opened)
  const chosen = () =>
    panel()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(chosen()).toEqual([
    expect.stringContaining('1 × Stock motor OS1'),
    expect.stringContaining('2 × Seal kit SK1'),
  ])
  await opened.user.click(button('Remove SK1N10 from the bundle'))
  expect(chosen()).toHaveLength(1)
  expect(pieces('SK1N10')).toHaveValue('0')
})

it('holds no more of a group than it asks for, and no more than there is', async () => {
  const { user } = await openBundle()
  await user.clear(pieces('SK1N10'))
  await user.type(pieces('SK1N10'), '4')
  expect(more('SK1N10')).toBeDisabled()
  expect(more('SK1N12')).toBeDisabled()
  await user.clear(pieces('SK1V10'))
  await user.type(pieces('SK1V10'), '200')
  expect(screen.getByText('Only 120 pieces are in stock.')).toBeInTheDocument()
  await user.type(pieces('SK1V10'), 'x')
  expect(pieces('SK1V10')).toHaveValue('200x')
  expect(screen.getByText('Enter a whole number.')).toBeInTheDocument()
})

it('shows no price of something else than what is chosen', async () => {
  const opened = await openBundle()
  await build(opened)
  await opened.user.click(more('SK1V10'))
  expect(panel().queryByText('$225.00')).toBeNull()
  expect(button('Build bundle')).toBeInTheDocument()
})

it('is found again after a reload, built or only chosen', async () => {
  const shop = bundleShop()
  const opening = { ...asCustomer, unsentWork: memoryUnsentWork() }
  await build(await openBundle(shop, opening))
  cleanup()
  const second = await openBundle(shop, opening)
  expect(await panel().findByText('$225.00')).toBeInTheDocument()
  await second.user.click(more('SK1V10'))
  cleanup()
  await openBundle(shop, opening)
  expect(await panel().findAllByRole('listitem')).toHaveLength(3)
  expect(panel().queryByText('$225.00')).toBeNull()
})

it.each([
  ['save', 'Build bundle', 'Failed to create bundle build.'],
  ['discard', 'Discard selection', 'Failed to delete bundle build.'],
  ['removeItem', 'Remove SK1N10 from the bundle', 'Failed to delete item from bundle build.'],
] as const)(
  'says that its %s has failed, and why, and loses nothing (ERR-03)',
  async (call, press, said) => {
    const opened = await openBundle()
    if (call === 'save') await choose(opened)
    else await build(opened)
    opened.shop.calls.failNext(`bundleGateway.${call}`, refused)
    await opened.user.click(button(press))
    const alert = await panel().findByRole('alert')
    expect(alert).toHaveTextContent(`${said}No stock.`)
    expect(panel().getAllByRole('listitem')).toHaveLength(2)
  },
)

it('stays built where the cart does not take it, and can be read again', async () => {
  const opened = await openBundle()
  await build(opened)
  opened.shop.calls.failNext('cartGateway.addBundle', refused)
  await opened.user.click(button('Add to cart'))
  expect(await panel().findByRole('alert')).toHaveTextContent(
    'The bundle could not be added to the cart.No stock.',
  )
  await opened.user.click(button('Load the current bundle'))
  expect(await panel().findByText('$225.00')).toBeInTheDocument()
  expect(panel().queryByRole('alert')).toBeNull()
})

it('loads its products again where that has failed', async () => {
  const shop = bundleShop()
  shop.calls.failNext('bundleGateway.offers', { kind: 'unreachable', offline: false })
  const { user } = await openShopAt(path, { shop, as: usCustomer })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radiogroup', { name: 'Motor' })).toBeInTheDocument()
})

it('is built by a visitor, too', async () => {
  const opened = await openBundle(bundleShop(), {})
  await build(opened)
  expect(button('Add to cart')).toBeInTheDocument()
})

it('asks in the language that is spoken', async () => {
  const preferences = memoryPreferences()
  preferences.keepLanguage('de')
  await openShopAt(path, { shop: bundleShop(), as: usCustomer, preferences })
  expect(await screen.findByText('Bitte wählen Sie 2 bis 4 Produkte.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Paket zusammenstellen' })).toBeInTheDocument()
})
