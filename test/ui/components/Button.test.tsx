import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../../../src/ui/components/Button/Button.tsx'

test('calls back when pressed', async () => {
  const press = vi.fn<() => void>()
  render(<Button onClick={press}>Calculate Price</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Price' }))
  expect(press).toHaveBeenCalledOnce()
})

test('stays in the tab order and tells its reason instead of being dead', async () => {
  const press = vi.fn<() => void>()
  render(
    <Button onClick={press} reason="Choose a shaft first.">
      Calculate Price
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Calculate Price' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Choose a shaft first.')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
})

test('leads to what its reason is about where it is pressed all the same', async () => {
  const lead = vi.fn<() => void>()
  const { rerender } = render(
    <Button reason="Choose a shaft first." onBlocked={lead}>
      Calculate Price
    </Button>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(lead).toHaveBeenCalledOnce()
  rerender(<Button onBlocked={lead}>Calculate Price</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Price' }))
  expect(lead).toHaveBeenCalledOnce()
})

test('does not send its form while it has a reason not to', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  )
  render(
    <form onSubmit={submit}>
      <Button type="submit" reason="No lines yet.">
        Submit
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(submit).not.toHaveBeenCalled()
})

test('keeps its name while busy, says what is under way and cannot be pressed twice', async () => {
  const press = vi.fn<() => void>()
  const button = (busy: boolean) => (
    <Button onClick={press} busy={busy} busyLabel="Calculating the price">
      Calculate Price
    </Button>
  )
  const { rerender } = render(button(false))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(button(true))
  expect(screen.getByRole('status')).toHaveTextContent('Calculating the price')
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Price' }))
  expect(press).not.toHaveBeenCalled()
})

test('holds the pointer while it is pressed, and lets go of it where it is moved off', () => {
  const held = vi.spyOn(HTMLElement.prototype, 'setPointerCapture')
  const released = vi.spyOn(HTMLElement.prototype, 'releasePointerCapture')
  render(<Button>Calculate Price</Button>)
  const button = screen.getByRole('button', { name: 'Calculate Price' })
  fireEvent.pointerDown(button, { pointerId: 7, clientX: 100, clientY: 100 })
  expect(held).toHaveBeenCalledExactlyOnceWith(7)
  fireEvent.pointerMove(button, { clientX: 103, clientY: 103 })
  expect(released).not.toHaveBeenCalled()
  fireEvent.pointerMove(button, { pointerId: 7, clientX: 100, clientY: 109 })
  expect(released).toHaveBeenCalledExactlyOnceWith(7)
})
