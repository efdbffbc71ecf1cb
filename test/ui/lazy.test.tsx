/** What is shown of a value that is fetched after its page. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { type Lazy, lazy } from '../../src/application/lazy.ts'
import { Loaded, usePreload } from '../../src/ui/lazy.tsx'

interface ShownProps {
  readonly source: Lazy<string>
  readonly wanted?: boolean
  readonly onFailed?: () => void
}

function Shown({ source, wanted = true, onFailed }: ShownProps) {
  return (
    <Loaded
      of={source}
      wanted={wanted}
      waiting={<p>waiting</p>}
      failed={(retry) => <button onClick={retry}>Again</button>}
      onFailed={onFailed}
    >
      {(text) => <p>{text}</p>}
    </Loaded>
  )
}

const offline = () => Promise.reject(new Error('offline'))

/** Lets every promise settle, inside of React. */
const settle = () => act(async () => {})

test('holds the place until the value arrives, and fetches it once', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('there'))
  const source = lazy(load)
  render(<Shown source={source} />)
  expect(screen.getByText('waiting')).toBeInTheDocument()
  expect(await screen.findByText('there')).toBeInTheDocument()
  await act(() => source())
  expect(load).toHaveBeenCalledOnce()
})

test('shows at once what has been fetched before', async () => {
  const source = lazy(() => Promise.resolve('there'))
  await source()
  render(<Shown source={source} />)
  expect(screen.getByText('there')).toBeInTheDocument()
})

test('fetches nothing before it is wanted', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('there'))
  const source = lazy(load)
  const { rerender } = render(<Shown source={source} wanted={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Shown source={source} wanted />)
  expect(await screen.findByText('there')).toBeInTheDocument()
})

test('stays when it is wanted no longer', async () => {
  const source = lazy(() => Promise.resolve('there'))
  const { rerender } = render(<Shown source={source} />)
  await settle()
  rerender(<Shown source={source} wanted={false} />)
  expect(screen.getByText('there')).toBeInTheDocument()
})

test('tries again after a failure when it is wanted again', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockImplementationOnce(offline).mockResolvedValueOnce('there')
  const source = lazy(load)
  const { rerender } = render(<Shown source={source} />)
  await settle()
  expect(screen.queryByText('there')).toBeNull()
  rerender(<Shown source={source} wanted={false} />)
  rerender(<Shown source={source} wanted />)
  expect(await screen.findByText('there')).toBeInTheDocument()
})

test('shows what another part has fetched since its own fetch failed, when it is wanted again', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockImplementationOnce(offline).mockResolvedValueOnce('there')
  const source = lazy(load)
  const { rerender } = render(<Shown source={source} />)
  await settle()
  rerender(<Shown source={source} wanted={false} />)
  await act(() => source())
  rerender(<Shown source={source} wanted />)
  expect(await screen.findByText('there')).toBeInTheDocument()
})

test('offers to try again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockImplementationOnce(offline).mockResolvedValueOnce('there')
  render(<Shown source={lazy(load)} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Again' }))
  expect(await screen.findByText('there')).toBeInTheDocument()
})

test('reports each failed fetch once', async () => {
  const onFailed = vi.fn<() => void>()
  const source = lazy<string>(offline)
  const { rerender } = render(<Shown source={source} onFailed={onFailed} />)
  await settle()
  rerender(<Shown source={source} onFailed={onFailed} />)
  expect(onFailed).toHaveBeenCalledOnce()
  rerender(<Shown source={source} wanted={false} onFailed={onFailed} />)
  rerender(<Shown source={source} wanted onFailed={onFailed} />)
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2))
})

function Ahead({ source }: { readonly source: Lazy<string> }) {
  usePreload(source)
  return null
}

describe('what is needed later', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is fetched when the page is at rest, and not with the page', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('there'))
    const source = lazy(load)
    render(<Ahead source={source} />)
    await act(() => vi.advanceTimersByTimeAsync(1900))
    expect(load).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(source.loaded()).toBe('there')
  })

  it('is fetched at once when the page is first used', async () => {
    const source = lazy(() => Promise.resolve('there'))
    render(<Ahead source={source} />)
    fireEvent.keyDown(document.body)
    await settle()
    expect(source.loaded()).toBe('there')
  })

  it('is not fetched for a page that has been left', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('there'))
    const { unmount } = render(<Ahead source={lazy(load)} />)
    unmount()
    fireEvent.keyDown(document.body)
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(load).not.toHaveBeenCalled()
  })
})
