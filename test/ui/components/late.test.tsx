import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { late } from '../../../src/ui/components/Late/late.ts'
import { useLate } from '../../../src/ui/components/Late/use-late.ts'

interface ShownProps {
  readonly source: ReturnType<typeof late<string>>
  readonly wanted: boolean
  readonly onMissed?: () => void
}

function Shown({ source, wanted, onMissed }: ShownProps) {
  return <p>{useLate(source, wanted, onMissed) ?? 'not there'}</p>
}

test('shows the piece when it arrives and fetches it once', async () => {
  const fetchPiece = vi.fn<() => Promise<string>>(() => Promise.resolve('there'))
  const source = late(fetchPiece)
  render(<Shown source={source} wanted />)
  expect(screen.getByText('not there')).toBeInTheDocument()
  expect(await screen.findByText('there')).toBeInTheDocument()
  await act(() => source.load())
  expect(fetchPiece).toHaveBeenCalledOnce()
})

test('fetches the piece ahead of need', async () => {
  const source = late(() => Promise.resolve('there'))
  render(<Shown source={source} wanted={false} />)
  expect(await screen.findByText('there')).toBeInTheDocument()
})

test('tries again after a failed fetch when it is wanted anew', async () => {
  const fetchPiece = vi.fn<() => Promise<string>>()
  fetchPiece.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('there')
  const source = late(fetchPiece)
  const { rerender } = render(<Shown source={source} wanted />)
  await act(async () => {})
  expect(screen.getByText('not there')).toBeInTheDocument()
  rerender(<Shown source={source} wanted={false} />)
  rerender(<Shown source={source} wanted />)
  expect(await screen.findByText('there')).toBeInTheDocument()
})

test('tells of a failed fetch only those who wait for it', async () => {
  const source = late(() => Promise.reject(new Error('offline')))
  const onMissed = vi.fn<() => void>()
  const { rerender } = render(<Shown source={source} wanted={false} onMissed={onMissed} />)
  rerender(<Shown source={source} wanted onMissed={onMissed} />)
  rerender(<Shown source={source} wanted={false} onMissed={onMissed} />)
  await act(async () => {})
  expect(onMissed).not.toHaveBeenCalled()
  rerender(<Shown source={source} wanted onMissed={onMissed} />)
  await act(async () => {})
  expect(onMissed).toHaveBeenCalledOnce()
})
