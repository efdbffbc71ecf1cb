/** Blocks of a long table while one scrolls: the browser of these tests lays nothing out, so they say where they are. */
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blocksPerFrame, drawInPortions, letIn } from '../../../src/ui/components/Grid/portions.ts'
import { usePortions } from '../../../src/ui/components/Grid/use-portions.ts'
import { blocksOfSection } from '../../../src/ui/components/Grid/blocks.ts'

const blockHeight = 200
const windowHeight = 800

let scrolled = 0
let due: (() => void)[] = []
let stop = () => {}
/** The blocks that were asked where they are. */
let asked: number[] = []
const formerHeight = window.innerHeight

function table(count: number): HTMLElement {
  const element = document.createElement('div')
  element.append(document.createElement('div'))
  let section = element
  for (let index = 0; index < count; index += 1) {
    if (index % blocksOfSection === 0) {
      section = document.createElement('div')
      const from = index
      const at = () => from * blockHeight - scrolled
      const own = section
      const held = () => [...own.children].filter((block) => block.firstElementChild).length
      section.getBoundingClientRect = () => new DOMRect(0, at(), 100, held() * blockHeight)
      element.append(section)
    }
    const block = document.createElement('div')
    block.dataset['block'] = ''
    block.append(document.createElement('div'))
    const at = () => index * blockHeight - scrolled
    block.getBoundingClientRect = () => {
      asked.push(index)
      return new DOMRect(0, at(), 100, blockHeight)
    }
    // The first two sections have been near the window.
    block.checkVisibility = () => index < 2 * blocksOfSection
    // Nothing but the first window has been laid out.
    const line = block.firstElementChild
    if (line) line.checkVisibility = () => index < 4 || block.dataset['drawn'] !== undefined
    section.append(block)
  }
  document.body.append(element)
  return element
}

const blocksOf = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('[data-block]'),
]

const blank = (element: HTMLElement) =>
  blocksOf(element).flatMap(({ style }, index) =>
    style.contentVisibility === 'hidden' ? [index] : [],
  )

function scrollTo(place: number): void {
  scrolled = place
  document.dispatchEvent(new Event('scroll'))
}

function nextFrame(): void {
  const works = due
  due = []
  for (const work of works) work()
}

function afterFrame(work: () => void): () => void {
  due.push(work)
  return () => {
    due = due.filter((each) => each !== work)
  }
}

beforeEach(() => {
  scrolled = 0
  due = []
  asked = []
  window.innerHeight = windowHeight
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
  window.innerHeight = formerHeight
})

describe('a long table that is scrolled', () => {
  it('lets the blocks that come near in one after the other, those in the middle of the window first', () => {
    const element = table(200)
    stop = drawInPortions(element, afterFrame).end
    scrollTo(100 * blockHeight)
    // Four in the window, and six before and after it, as far as the browser looks.
    const near = Array.from({ length: 17 }, (_, index) => 94 + index)
    expect(blank(element)).toEqual(near)
    nextFrame()
    const first = near.filter((index) => !blank(element).includes(index))
    expect(first).toHaveLength(blocksPerFrame)
    expect(first.every((index) => index >= 100 && index < 104)).toBe(true)
    nextFrame()
    expect(blank(element)).toHaveLength(near.length - 2 * blocksPerFrame)
    for (let frame = 0; frame < near.length; frame += 1) nextFrame()
    expect(blank(element)).toEqual([])
  })

  it('asks no block where it is while its section is passed over, which would lay the section out', () => {
    const element = table(200)
    stop = drawInPortions(element, afterFrame).end
    scrollTo(100 * blockHeight)
    expect(asked).toEqual([])
    scrollTo(35 * blockHeight)
    expect(asked).toEqual(Array.from({ length: 20 }, (_, index) => 20 + index))
  })

  it('leaves what the browser has laid out and what is far away to it', () => {
    const element = table(200)
    stop = drawInPortions(element, afterFrame).end
    scrollTo(2 * blockHeight)
    expect(blank(element).every((index) => index >= 4 && index < 14)).toBe(true)
  })

  it('holds nothing back of where one is no longer', () => {
    const element = table(200)
    stop = drawInPortions(element, afterFrame).end
    scrollTo(100 * blockHeight)
    scrollTo(150 * blockHeight)
    expect(blank(element).every((index) => index >= 144)).toBe(true)
  })

  it('gives the browser back what was let in and is far away by now', () => {
    const element = table(200)
    stop = drawInPortions(element, afterFrame).end
    const lain = () =>
      blocksOf(element).flatMap(({ style }, index) =>
        style.contentVisibility === 'visible' ? [index] : [],
      )
    scrollTo(100 * blockHeight)
    for (let frame = 0; frame < 20; frame += 1) nextFrame()
    expect(lain()).toEqual(Array.from({ length: 17 }, (_, index) => 94 + index))
    scrollTo(150 * blockHeight)
    expect(lain()).toEqual([])
    const sections = [...element.children].slice(1) as HTMLElement[]
    const laidOut = sections.map(({ style }) => style.contentVisibility)
    expect(laidOut).toEqual(
      sections.map((_, index) => (index === 7 || index === 8 ? 'visible' : '')),
    )
  })

  it('holds back what moves up where many lines have gone, until it is let in', () => {
    const element = table(200)
    const portions = drawInPortions(element, afterFrame)
    stop = portions.end
    portions.moved()
    // What is in the window, and six before and after it, as far as the browser looks, without what is laid out.
    const coming = [4, 5, 6, 7, 8, 9, 10]
    expect(blank(element)).toEqual(coming)
    for (let frame = 0; frame < coming.length; frame += 1) nextFrame()
    expect(blank(element)).toEqual([])
  })

  it('knows where blocks are of which others before them have no line any more', () => {
    const element = table(200)
    stop = drawInPortions(element, afterFrame).end
    for (const block of blocksOf(element).slice(100, 110)) block.replaceChildren()
    // The section begins below the window, and six of its blocks with lines are near enough.
    scrollTo(95 * blockHeight)
    const ofSection = blank(element).filter((index) => index >= 100)
    expect(ofSection).toEqual([110, 111, 112, 113, 114, 115])
  })

  it('leaves blocks alone whose lines are about to be taken away, wherever one scrolls', () => {
    const element = table(200)
    stop = drawInPortions(element, afterFrame).end
    scrollTo(100 * blockHeight)
    for (let frame = 0; frame < 20; frame += 1) nextFrame()
    const leave = (index: number) => {
      const block = blocksOf(element)[index]
      if (!block) return
      block.dataset['leaving'] = 'true'
      block.style.contentVisibility = 'hidden'
    }
    // One that was let in, and one that still waits after the next leap.
    leave(100)
    scrollTo(120 * blockHeight)
    leave(121)
    for (const place of [120, 0, 100]) {
      scrollTo(place * blockHeight)
      for (let frame = 0; frame < 20; frame += 1) nextFrame()
      expect(blank(element)).toEqual([100, 121])
    }
  })

  it('is held back where many lines go from it, and not where one does', async () => {
    const element = table(200)
    element.checkVisibility = () => true
    const { rerender, unmount } = renderHook(
      ({ lines }) => usePortions({ current: element }, lines),
      {
        initialProps: { lines: 1000 },
      },
    )
    rerender({ lines: 999 })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(blank(element)).toEqual([])
    rerender({ lines: 949 })
    await waitFor(() => expect(blank(element)).not.toEqual([]))
    unmount()
    expect(blank(element)).toEqual([])
  })

  it('lets a line in at once that the focus comes to, and all when it ends', () => {
    const element = table(200)
    stop = drawInPortions(element, afterFrame).end
    scrollTo(100 * blockHeight)
    const [held = 0] = blank(element)
    letIn(blocksOf(element)[held]?.firstElementChild ?? null)
    expect(blank(element)).not.toContain(held)
    stop()
    expect(blank(element)).toEqual([])
    expect(due).toEqual([])
  })
})
