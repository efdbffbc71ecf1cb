/** What is far below in a page that is opened. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { beforeScripts } from '../../src/take-over/before-scripts.ts'
import { layoutAtRest } from '../../src/take-over/layout-at-rest.ts'

const { dataset } = document.documentElement

afterEach(() => {
  delete dataset['layoutLater']
  window.location.hash = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The page begins as it does when a browser opens it in this way. */
function opened(type: NavigationTimingType) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of all that a browser tells, this alone is asked for
  const told = { type } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([told])
  beforeScripts()
  window.keptPresses?.stop()
  delete window.keptPresses
}

describe('what is far below in a page', () => {
  it('is laid out one piece after the other', async () => {
    vi.useFakeTimers()
    opened('navigate')
    const pieces = dataset['layoutLater']?.split(' ').length ?? 0
    const done = layoutAtRest(document)
    const left: number[] = []
    for (let piece = 0; piece < pieces; piece += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.advanceTimersByTimeAsync(200)
      left.push(dataset['layoutLater']?.split(' ').length ?? 0)
    }
    await done
    expect(left).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
  })

  it('is there at once for whoever comes back, or is led to a part of the page', () => {
    opened('back_forward')
    expect(dataset['layoutLater']).toBeUndefined()
    opened('reload')
    expect(dataset['layoutLater']).toBeUndefined()
    window.location.hash = '#files'
    opened('navigate')
    expect(dataset['layoutLater']).toBeUndefined()
  })
})
