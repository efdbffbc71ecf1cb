/** What a page gets once the shop answers for it, and in which order. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishPage } from '../../src/take-over/finish-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<void>(() => {})

function aPage(ends: {
  readonly repeated?: Promise<void>
  readonly used?: Promise<void>
  readonly answersShown?: () => Promise<void>
}) {
  const got: string[] = []
  const give = (what: string) => () => {
    got.push(what)
    return Promise.resolve()
  }
  const done = finishPage({
    repeated: never,
    used: never,
    answersShown: () => Promise.resolve(),
    applySheet: give('sheet'),
    showFonts: give('fonts'),
    showPictures: () => void got.push('pictures'),
    layOutRest: give('rest'),
    ...ends,
  })
  return { got, done }
}

describe('a page that is taken over', () => {
  it('gets its sheet when what was pressed is answered, and its fonts, pictures and layout after that', async () => {
    const repeated = new Promise<void>((resolve) => void setTimeout(resolve, 500))
    const { got, done } = aPage({ repeated })
    await vi.advanceTimersByTimeAsync(499)
    expect(got).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(got).toEqual(['sheet', 'fonts', 'pictures', 'rest'])
  })

  it('shows the answers to what was pressed before its sheet has it laid out again', async () => {
    const { got, done } = aPage({
      repeated: Promise.resolve(),
      answersShown: () => new Promise<void>((resolve) => void setTimeout(resolve, 16)),
    })
    await vi.advanceTimersByTimeAsync(15)
    expect(got).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(got).toEqual(['sheet', 'fonts', 'pictures', 'rest'])
  })

  it('gets its sheet before the reader opens something else', async () => {
    const { got, done } = aPage({ used: Promise.resolve() })
    await done
    expect(got).toEqual(['sheet', 'fonts', 'pictures', 'rest'])
  })

  it('waits no longer than a second for presses that nobody answers', async () => {
    const { got, done } = aPage({})
    await vi.advanceTimersByTimeAsync(1000)
    await done
    expect(got).toEqual(['sheet', 'fonts', 'pictures', 'rest'])
  })

  it('has its sheet and fonts, though a press has failed', async () => {
    const { got, done } = aPage({ repeated: Promise.reject(new Error('gone')) })
    await expect(done).rejects.toThrow('gone')
    expect(got).toEqual(['sheet', 'fonts', 'pictures', 'rest'])
  })
})
