import { act, fireEvent, screen } from '@testing-library/react'
import { toast } from 'react-toastify/unstyled'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastNotifier } from '../../../src/adapters/browser/toast.notifier.ts'
import type { Notice } from '../../../src/application/ports/notifier.ts'

const words = {
  ready: () => Promise.resolve(),
  say: (notice: Notice) => notice.messages ?? [notice.key],
  close: () => 'Close',
  region: () => 'Messages',
}
const notifier = toastNotifier(words, () => {})

/** What the server says is shown in place of its words. */
const key = 'common:saving'

/** Lets the toasts' own time pass. */
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** The bar of the only toast, whose animation is its clock. */
const clock = () => document.querySelector('.Toastify__progress-bar--animated')

/** The test's browser animates nothing: what is on its way out is told that it has come to its end. */
async function leave() {
  await wait(0)
  for (const toasted of document.querySelectorAll('.Toastify__toast')) {
    fireEvent.animationEnd(toasted)
  }
  await wait(500)
}

async function show(notice: Notice) {
  notifier.notify(notice)
  // The toasts are fetched and their region is hung up: a matter of promises, not of time.
  for (let step = 0; step < 5; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await wait(0)
  }
  // The toast has come in.
  for (const coming of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(coming)
}

beforeAll(async () => {
  await import('../../../src/adapters/browser/toasts.tsx')
})

afterAll(() => document.body.replaceChildren())

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  act(() => toast.dismiss())
  await wait(0)
  for (const leaving of document.querySelectorAll('.Toastify__toast'))
    fireEvent.animationEnd(leaving)
  await wait(500)
})

describe('a toast', () => {
  it('stands at the top right and has a clock of 3000 ms (SHELL-15)', async () => {
    await show({ tone: 'success', key, messages: ['Saved'] })
    expect(screen.getByRole('group')).toHaveTextContent('Saved')
    expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull()
    expect(clock()).toHaveStyle({ animationDuration: '3000ms', animationPlayState: 'running' })
  })

  it('waits while it is pointed at', async () => {
    await show({ tone: 'info', key, messages: ['Read me'] })
    await act(async () => fireEvent.mouseEnter(screen.getByRole('group')))
    expect(clock()).toHaveStyle({ animationPlayState: 'paused' })
    await act(async () => fireEvent.mouseLeave(screen.getByRole('group')))
    expect(clock()).toHaveStyle({ animationPlayState: 'running' })
  })

  it('waits while the focus is in it', async () => {
    await show({ tone: 'info', key, messages: ['Read me'] })
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => close.focus())
    expect(clock()).toHaveStyle({ animationPlayState: 'paused' })
    act(() => close.blur())
    expect(clock()).toHaveStyle({ animationPlayState: 'running' })
  })

  it('shows nothing that runs', async () => {
    await show({ tone: 'info', key, messages: ['Quiet'] })
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('is closed by its button', async () => {
    await show({ tone: 'error', key, messages: ['Not saved'] })
    expect(screen.getByRole('group')).toHaveTextContent('Not saved')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await leave()
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
  })

  it('shows the texts of the server as text, never as markup (ERR-02)', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    await show({ tone: 'error', key, messages: [markup, 'And a second one.'] })
    expect(screen.getByText(markup)).toBeInTheDocument()
    expect(screen.getByText('And a second one.')).toBeInTheDocument()
    expect(document.querySelector('img')).toBeNull()
  })

  it('is shown again when the same is said while the first is on its way out', async () => {
    await show({ tone: 'success', key, messages: ['Added'] })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await wait(1200)
    await show({ tone: 'success', key, messages: ['Added'] })
    await leave()
    expect(screen.getAllByText('Added')).toHaveLength(1)
  })

  it('is one when the same is said twice', async () => {
    await show({ tone: 'info', key, messages: ['Once'] })
    await show({ tone: 'info', key, messages: ['Once'] })
    expect(screen.getAllByText('Once')).toHaveLength(1)
  })

  it.each(['success', 'info', 'error'] as const)(
    'of %s is announced once: by its region and by nothing in it',
    async (tone) => {
      await show({ tone, key, messages: ['Announced'] })
      const region = screen.getByRole('region', { name: 'Messages' })
      expect(region).toHaveAttribute('aria-live', 'polite')
      expect(region).toHaveTextContent('Announced')
      expect(
        region.querySelector('[role=status], [role=alert], [role=log], [aria-live]'),
      ).toBeNull()
    },
  )

  it('stands in a region with a name', async () => {
    await show({ tone: 'info', key, messages: ['Here'] })
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Here')
  })
})

it('has its region in the page as soon as the page is used, before anything is said', async () => {
  document.getElementById('toasts')?.remove()
  toastNotifier(words, (task) => task())
  await wait(0)
  expect(screen.getByRole('region', { name: 'Messages' })).toBeEmptyDOMElement()
})

it('fetches the toasts when the page is first used', () => {
  const onFirstInteraction = vi.fn<(task: () => void) => void>()
  toastNotifier(words, onFirstInteraction)
  expect(onFirstInteraction).toHaveBeenCalledTimes(1)
})
