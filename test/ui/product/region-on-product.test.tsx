/** Another region on a product page: the page follows, and React has nothing to object to. */
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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
