/** The menus of the head, where what they lead to does not come. */
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type * as Links from '../../../src/ui/shell/menu-links.ts'
import { openFramedShopAt } from '../open-shop.tsx'

const code = vi.hoisted(() => ({ isMissed: true }))
vi.mock('../../../src/ui/shell/menu-links.ts', async (original) => {
  if (code.isMissed) throw new Error('no connection')
  return await original<typeof Links>()
})

it('says in an opened menu that it could not be loaded, and loads it when it is opened again', async () => {
  const { user } = await openFramedShopAt('/my-account/login')
  const button = await screen.findByRole('button', { name: 'Products' })
  await user.click(button)
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(await main.findByRole('alert')).toHaveTextContent(
    'The menu could not be loaded. Check your connection, then open it again.',
  )
  expect(main.queryByRole('link', { name: 'All products' })).not.toBeInTheDocument()
  code.isMissed = false
  await user.click(button)
  await user.click(button)
  expect(await main.findByRole('link', { name: 'All products' })).toBeVisible()
  expect(main.queryByRole('alert')).not.toBeInTheDocument()
})
