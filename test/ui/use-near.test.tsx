/** What is fetched when its place comes near. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Lazy, lazy } from '../../src/application/lazy.ts'
import { DrawnWholeContext } from '../../src/ui/first-drawing.ts'
import { Loaded } from '../../src/ui/lazy.tsx'
import { useNear } from '../../src/ui/use-near.ts'

type Sight = (entries: readonly { readonly isIntersecting: boolean }[]) => void

const view = { see: (_isNear: boolean) => {}, watched: 0 }

class SightStub {
  constructor(sight: Sight) {
    view.see = (isIntersecting) => sight([{ isIntersecting }])
  }
  observe() {
    view.watched += 1
  }
  disconnect() {
    view.watched -= 1
  }
}

beforeEach(() => {
  view.watched = 0
  vi.stubGlobal('IntersectionObserver', SightStub)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

interface ShownProps {
  readonly source: Lazy<string>
  readonly worksAsDrawn?: boolean
}

function Shown({ source, worksAsDrawn }: ShownProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place, worksAsDrawn)
  return (
    <div ref={place}>
      <Loaded of={source} {...near} failed={(retry) => <button onClick={retry}>Again</button>}>
        {(text) => text}
      </Loaded>
    </div>
  )
}

const fetched = () => vi.fn<() => Promise<string>>(() => Promise.resolve('there'))

test('waits until its place comes near', async () => {
  const fetchPiece = fetched()
  render(<Shown source={lazy(fetchPiece)} />)
  act(() => view.see(false))
  expect(fetchPiece).not.toHaveBeenCalled()
  act(() => view.see(true))
  expect(await screen.findByText('there')).toBeInTheDocument()
})

test.each(['keyDown', 'pointerDown'] as const)('comes with the first %s', async (sign) => {
  const fetchPiece = fetched()
  render(<Shown source={lazy(fetchPiece)} />)
  fireEvent[sign](document.body)
  expect(await screen.findByText('there')).toBeInTheDocument()
  fireEvent[sign](document.body)
  expect(fetchPiece).toHaveBeenCalledOnce()
})

test('lets what was pressed be answered first where a server has drawn it', async () => {
  vi.useFakeTimers()
  const drawn = lazy(fetched())
  await drawn()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(
    <DrawnWholeContext value>
      <Shown source={drawn} />
    </DrawnWholeContext>,
  )
  const fetchPiece = fetched()
  render(<Shown source={lazy(fetchPiece)} />, { container, hydrate: true })
  fireEvent.keyDown(document.body)
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(fetchPiece).not.toHaveBeenCalled()
  expect(screen.getByText('there')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(fetchPiece).toHaveBeenCalledOnce()
  expect(screen.getByText('there')).toBeInTheDocument()
})

describe('what works as a server has drawn it', () => {
  async function takenOver() {
    const drawn = lazy(fetched())
    await drawn()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(
      <DrawnWholeContext value>
        <Shown source={drawn} worksAsDrawn />
      </DrawnWholeContext>,
    )
    const fetchPiece = fetched()
    render(<Shown source={lazy(fetchPiece)} worksAsDrawn />, { container, hydrate: true })
    return fetchPiece
  }

  test('is not fetched for standing in the window from the beginning', async () => {
    vi.useFakeTimers()
    const fetchPiece = await takenOver()
    act(() => view.see(true))
    await act(() => vi.advanceTimersByTimeAsync(1999))
    expect(fetchPiece).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(fetchPiece).toHaveBeenCalledOnce()
  })

  test('is fetched when it comes near later', async () => {
    const fetchPiece = await takenOver()
    await act(async () => view.see(false))
    expect(fetchPiece).not.toHaveBeenCalled()
    await act(async () => view.see(true))
    expect(fetchPiece).toHaveBeenCalledOnce()
  })

  test.each(['pointerOver', 'focusIn'] as const)('is fetched at once with %s', async (sign) => {
    const fetchPiece = await takenOver()
    await act(async () => fireEvent[sign](screen.getByText('there')))
    expect(fetchPiece).toHaveBeenCalledOnce()
  })
})

test('comes by itself when the page has come to rest, to be found and printed', async () => {
  vi.useFakeTimers()
  const fetchPiece = fetched()
  render(<Shown source={lazy(fetchPiece)} />)
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(fetchPiece).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  expect(await screen.findByText('there')).toBeInTheDocument()
})

test('comes when the page is about to be printed', async () => {
  render(<Shown source={lazy(fetched())} />)
  fireEvent(window, new Event('beforeprint'))
  expect(await screen.findByText('there')).toBeInTheDocument()
})

test('says that it did not come, and tries again', async () => {
  const fetchPiece = fetched().mockRejectedValueOnce(new Error('offline'))
  render(<Shown source={lazy(fetchPiece)} />)
  act(() => view.see(true))
  fireEvent.click(await screen.findByRole('button', { name: 'Again' }))
  expect(await screen.findByText('there')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test('stops watching when it goes', () => {
  const fetchPiece = fetched()
  const { unmount } = render(<Shown source={lazy(fetchPiece)} />)
  unmount()
  fireEvent.keyDown(document.body)
  fireEvent(window, new Event('beforeprint'))
  expect(fetchPiece).not.toHaveBeenCalled()
  expect(view.watched).toBe(0)
})

test('comes at once where the browser cannot tell what is near', async () => {
  vi.unstubAllGlobals()
  render(<Shown source={lazy(fetched())} />)
  expect(await screen.findByText('there')).toBeInTheDocument()
})
