/**
 * Blocks of lines come into being a few at a time while one scrolls, and where many lines have gone. The browser by itself
 * lays out all that comes within one and a half windows in one go: ninety lines after a leap, which keeps the page from
 * answering.
 */
import { type AfterFrame, afterFrame } from './after-frame.ts'

/** Blocks that are let in with one frame. */
export const blocksPerFrame = 1

/** How far beyond the window the browser looks for blocks to lay out, in heights of the window. */
const reach = 1.5

/** A block that waits; until then it is blank, and of its height. */
const waits = (block: HTMLElement) => block.style.contentVisibility === 'hidden'

/** Lets the block of an element in at once: the focus is about to come to it. */
export function letIn(element: Element | null): void {
  const block = element?.closest<HTMLElement>('[data-block]')
  if (block && waits(block)) block.style.contentVisibility = ''
}

export interface Portions {
  /** To be called where other lines come near the window without a scroll: those before them have gone. */
  readonly moved: () => void
  /** Leaves all blocks to the browser. */
  readonly end: () => void
}

/** Watches a table of sections of blocks. */
export function drawInPortions(table: HTMLElement, later: AfterFrame = afterFrame): Portions {
  /** The nearest to the middle of the window first. */
  let held: readonly HTMLElement[] = []
  let callOff: (() => void) | undefined
  /** Blocks that were let in, and their sections; the browser passes over them again once they are far away. */
  const shown = new Set<HTMLElement>()
  const letInNext = () => {
    const next = held.slice(0, blocksPerFrame)
    for (const block of next) {
      // Left to the browser, a block is laid out twice in its frame: passed over first, and then found to be near.
      block.style.contentVisibility = 'visible'
      shown.add(block)
    }
    // Laid out now, and painted with the next frame: each is a piece of work of its own.
    next.at(-1)?.getBoundingClientRect()
    held = held.slice(blocksPerFrame)
    callOff = held.length > 0 ? later(letInNext) : undefined
  }
  const moved = () => {
    // Everything is measured before anything is changed: the page is laid out once.
    const sections = sectionsNear(table)
    const near = blocksNear(sections)
    const coming = near.filter((block) => waits(block) || isPassedOver(block))
    const isComing = new Set(coming)
    // The browser passes over again what has gone by meanwhile.
    const isGone = (block: HTMLElement) => !isComing.has(block) && !isLeaving(block)
    for (const block of held) if (isGone(block)) block.style.contentVisibility = ''
    const isNear = new Set([...sections, ...near])
    for (const part of shown) {
      if (isNear.has(part) || isLeaving(part)) continue
      part.style.contentVisibility = ''
      shown.delete(part)
    }
    // What of a section is laid out is told by its blocks.
    for (const section of sections) {
      section.style.contentVisibility = 'visible'
      shown.add(section)
    }
    held = coming
    for (const block of held) block.style.contentVisibility = 'hidden'
    // The frame that a leap begins has enough to do with the leap itself.
    if (held.length > 0) callOff ??= later(letInNext)
  }
  // On the way down, since a table may scroll in a frame of its own.
  const options = { capture: true, passive: true } as const
  document.addEventListener('scroll', moved, options)
  const end = () => {
    document.removeEventListener('scroll', moved, options)
    callOff?.()
    for (const block of [...held, ...shown]) block.style.contentVisibility = ''
  }
  return { moved, end }
}

/**
 * The sections that hold blocks which the browser is about to lay out. Found by halving: to ask each of the lines where it
 * is would take long.
 */
function sectionsNear(table: HTMLElement): readonly HTMLElement[] {
  const { children } = table
  const height = window.innerHeight
  const first = firstWhere(children, (child) => bottomOf(child) > -reach * height)
  const near: HTMLElement[] = []
  for (let at = first; at < children.length; at += 1) {
    const section = children[at]
    if (!(section instanceof HTMLElement) || section.hidden) continue
    if (section.getBoundingClientRect().top > (1 + reach) * height) break
    near.push(section)
  }
  return near
}

/** Their blocks that the browser is about to lay out, those in the middle of the window first. */
function blocksNear(sections: readonly HTMLElement[]): readonly HTMLElement[] {
  const height = window.innerHeight
  const near: { readonly block: HTMLElement; readonly distance: number }[] = []
  for (const { block, top, bottom } of sections.flatMap(blocksIn)) {
    if (bottom <= -reach * height || top > (1 + reach) * height) continue
    near.push({ block, distance: Math.max(top - height / 2, height / 2 - bottom, 0) })
  }
  return near.toSorted((one, other) => one.distance - other.distance).map(({ block }) => block)
}

interface BlockInPlace {
  readonly block: HTMLElement
  readonly top: number
  readonly bottom: number
}

/** The blocks of a section with their places: about where they are, as long as the browser passes over the section. */
function blocksIn(section: HTMLElement): readonly BlockInPlace[] {
  const blocks = [...section.children].filter(isBlock)
  if (!isPassedOver(section)) {
    return blocks.map((block) => {
      const { top, bottom } = block.getBoundingClientRect()
      return { block, top, bottom }
    })
  }
  // To ask one of its blocks where it is would have the browser lay the section out at once.
  const { top, height } = section.getBoundingClientRect()
  const each = height / blocks.length
  return blocks.map((block, index) => ({
    block,
    top: top + index * each,
    bottom: top + (index + 1) * each,
  }))
}

/** A block takes no room without a line, nor while its lines are about to be taken away. */
const isBlock = (child: Element): child is HTMLElement =>
  child instanceof HTMLElement &&
  child.dataset['block'] !== undefined &&
  !isLeaving(child) &&
  child.firstElementChild !== null

/** A block whose lines are about to be taken away stays blank until they are (lines-of.ts). */
const isLeaving = ({ dataset }: HTMLElement) => dataset['leaving'] !== undefined

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

/** Where the first element is that something holds for; it holds for all after it. */
function firstWhere(list: HTMLCollection, is: (element: Element) => boolean): number {
  // The head stays in view wherever one is.
  let [from, to] = [1, list.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const element = list[middle]
    if (element && is(element)) to = middle
    else from = middle + 1
  }
  return from
}

/** Whether the browser has not laid out what is in a block or a section, because it was far away. */
function isPassedOver(part: HTMLElement): boolean {
  return part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false
}
