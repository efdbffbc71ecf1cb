import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu } from '../../../src/ui/components/Menu/Menu.tsx'
import { Tooltip } from '../../../src/ui/components/Tooltip/Tooltip.tsx'

const account = (signOut: () => void = () => {}) => (
  <Menu
    label="Account"
    header="Northfield Hydraulics"
    items={[
      { kind: 'link', label: 'Profile', href: '/my-account/profile' },
      { kind: 'separator', key: 'end' },
      { kind: 'action', label: 'Sign out', onChoose: signOut },
    ]}
  />
)

test('opens its lines with a press and offers links as links', async () => {
  render(account())
  const button = screen.getByRole('button', { name: 'Account' })
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  await userEvent.click(button)
  expect(await screen.findByRole('menu', { name: 'Account' })).toBeInTheDocument()
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/my-account/profile',
  )
})

test('does what was chosen and closes', async () => {
  const signOut = vi.fn<() => void>()
  render(account(signOut))
  await userEvent.click(screen.getByRole('button', { name: 'Account' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(signOut).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

test('Esc closes the menu and gives the focus back to its button', async () => {
  render(account())
  await userEvent.click(screen.getByRole('button', { name: 'Account' }))
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus())
})

test('a tooltip comes with the focus, goes with Esc and describes what it belongs to', async () => {
  render(
    <Tooltip text="Weeks from the day of the order.">
      <button type="button">12 weeks</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button', { name: '12 weeks' })
  expect(button).toHaveAttribute('aria-description', 'Weeks from the day of the order.')
  await userEvent.tab()
  expect(await screen.findByText('Weeks from the day of the order.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.queryByText('Weeks from the day of the order.')).not.toBeInTheDocument(),
  )
  expect(button).toHaveFocus()
})
