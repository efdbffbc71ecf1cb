/** Another region on a product page: the page follows, and React has nothing to object to. */
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aModifier, anOption, aProduct } from '../../builders/a-product.ts'
import { euCustomer, usCustomer } from '../open-shop.tsx'
import { openProduct } from './open-product.tsx'

afterEach(() => vi.restoreAllMocks())

it('moves the router outside of drawing when a visitor chooses another region', async () => {
  const objections = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await openProduct({ as: 'visitor', isFramed: true })
  expect(await screen.findByText('PAINT')).toBeInTheDocument()
  await user.selectOptions(await screen.findByLabelText('Region'), 'Europe')
  await vi.waitFor(() => expect(screen.queryByText('PAINT')).not.toBeInTheDocument())
  expect(objections.mock.calls.map(([text]) => String(text))).toEqual([])
})

it('takes the code of the address for no mistake when a visitor chooses another region', async () => {
  const { user } = await openProduct({ as: 'visitor', isFramed: true, query: '?model=OM1080CNKS' })
  await user.selectOptions(await screen.findByLabelText('Region'), 'Europe')
  expect(await screen.findByText('This region has other options')).toBeVisible()
  await vi.waitFor(() => expect(screen.queryByText('PAINT')).not.toBeInTheDocument())
  expect(screen.queryByLabelText('Type or paste a model code')).not.toBeInTheDocument()
})

/** Whose shafts have one in Europe that is none in the United States. */
function withTwoShafts() {
  const { US, EU } = aProduct().modifiers
  const shaft = aModifier('shaft', { options: [anOption('C'), anOption('M')] })
  return aProduct({
    modifiers: { US, EU: EU.map((each) => (each.key === 'shaft' ? shaft : each)) },
  })
}

it.each([
  {
    as: usCustomer,
    code: 'OM1080MNS',
    title: 'OM1080MNS belongs to the models for Europe',
    said: 'SHAFT: Option M is not sold in this region; please choose again',
  },
  {
    as: euCustomer,
    code: 'OM1080CNKS',
    title: 'OM1080CNKS belongs to the models for the United States',
    said: 'PAINT: Option K is not sold in this region; please choose again',
  },
])(
  'carries the answers of $code over for $as, says that alone, and keeps the address',
  async (of) => {
    await openProduct({
      as: of.as,
      product: withTwoShafts(),
      query: `?model=${of.code}&quantity=5`,
    })
    expect(await screen.findByText(of.title)).toBeVisible()
    expect(screen.getByText(of.said)).toBeVisible()
    expect(screen.getByRole('radio', { name: /^080/ })).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('5')
    expect(screen.queryByLabelText('Type or paste a model code')).not.toBeInTheDocument()
    expect(screen.queryByText('not valid')).not.toBeInTheDocument()
    expect(window.location.search).toContain(`model=${of.code}`)
  },
)
