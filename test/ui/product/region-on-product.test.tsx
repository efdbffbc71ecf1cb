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
