/** Dialogs whose code cannot be fetched because the server has gone meanwhile. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openProduct, pricePanel } from '../product/open-product.tsx'

const server = vi.hoisted(() => ({ isGone: false }))

vi.mock(import('../../../src/ui/components/Dialog/LoadedDialog.tsx'), async (fetchOriginal) => {
  const { LoadedDialog } = await fetchOriginal()
  return {
    get LoadedDialog() {
      if (server.isGone) throw new TypeError('Failed to fetch')
      return LoadedDialog
    },
  }
})

test('log-in notice and phone menu say when their dialog did not come, and open it at the next press', async () => {
  const { user } = await openProduct({ as: 'visitor' })
  const logIn = await pricePanel().findByRole('button', { name: 'Log in' })
  const menu = screen.getByRole('button', { name: 'Menu' })
  server.isGone = true
  await user.click(logIn)
  expect(await pricePanel().findByRole('alert')).toHaveTextContent('could not be loaded')
  await user.click(menu)
  expect(await screen.findByText(/The menu could not be loaded/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  server.isGone = false
  await user.click(menu)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close the menu' }))
  await user.click(logIn)
  expect(await screen.findByRole('dialog', { name: 'Log in to go on' })).toBeVisible()
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})
