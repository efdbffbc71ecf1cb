import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastNotifier } from '../../../src/adapters/browser/toast.notifier.tsx'

const notifier = toastNotifier({
  say: (notice) => notice.messages ?? [notice.key],
  close: () => 'Close',
})

/** Lets the toasts' own time pass. */
function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

function show(...parameters: Parameters<typeof notifier.notify>) {
  act(() => notifier.notify(...parameters))
  wait(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastContainer transition={false} />)
})

afterEach(() => {
  act(() => toast.dismiss())
  wait(0)
})

describe('a toast', () => {
  it('stands at the top right and leaves after 3000 ms (SHELL-15)', () => {
    show({ tone: 'success', key: 'Saved' })
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Saved')
    expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull()
    wait(2999)
    expect(screen.getByText('Saved')).toBeInTheDocument()
    wait(1)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('waits while it is pointed at', () => {
    show({ tone: 'info', key: 'Read me' })
    const words = screen.getByText('Read me')
    fireEvent.pointerEnter(words)
    wait(10_000)
    expect(screen.getByText('Read me')).toBeInTheDocument()
    fireEvent.pointerLeave(words)
    wait(3000)
    expect(screen.queryByText('Read me')).not.toBeInTheDocument()
  })

  it('waits while the focus is in it', () => {
    show({ tone: 'info', key: 'Read me' })
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => close.focus())
    wait(10_000)
    expect(screen.getByText('Read me')).toBeInTheDocument()
    act(() => close.blur())
    wait(3000)
    expect(screen.queryByText('Read me')).not.toBeInTheDocument()
  })

  it('is closed by its button', () => {
    show({ tone: 'error', key: 'Not saved' })
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    wait(0)
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
  })

  it('shows the texts of the server as text, never as markup (ERR-02)', () => {
    show({
      tone: 'error',
      key: 'x',
      messages: ['<img src=x onerror=alert(1)>', 'And a second one.'],
    })
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
    expect(screen.getByText('And a second one.')).toBeInTheDocument()
    expect(document.querySelector('img')).toBeNull()
  })
})
