/** Where a reader is in a page that is taken over. */
import { afterEach, expect, it } from 'vitest'
import { keepPlace } from '../../src/take-over/keep-place.ts'

const { documentElement } = document

afterEach(() => {
  documentElement.scrollTop = 0
})

/** Answers whether the router is to move the page, and how to tell that it has drawn one. */
function kept() {
  const options: { scrollRestoration?: () => boolean } = {}
  let drawn = () => {}
  const subscribe = (_: string, hear: () => void) => {
    drawn = hear
  }
  keepPlace({ options, subscribe }, window)
  return { moves: () => options.scrollRestoration?.(), drawn: () => drawn() }
}

it('leaves the page that is taken over where its reader has scrolled it to, and none after it', () => {
  const { moves, drawn } = kept()
  documentElement.scrollTop = 158
  expect(moves()).toBe(false)
  drawn()
  expect(moves()).toBe(true)
})

it('has a page that nobody has scrolled begin as ever', () => {
  expect(kept().moves()).toBe(true)
})
