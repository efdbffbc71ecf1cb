/** The sheet of the whole shop on a page that a server has drawn. */
import { afterEach, describe, expect, it } from 'vitest'
import { wholeSheet } from '../../src/whole-sheet.ts'

afterEach(() => document.body.replaceChildren())

function drawn() {
  document.body.innerHTML = '<link crossorigin href="/assets/style-1.css" data-whole-sheet>'
  const link = document.querySelector<HTMLLinkElement>('link[data-whole-sheet]')
  if (!link) throw new Error('There is no link.')
  return link
}

describe('the whole sheet', () => {
  it('is fetched first and looks like nothing until it is put to work', () => {
    const link = drawn()
    wholeSheet(document)
    expect(link.rel).toBe('preload')
    expect(link.as).toBe('style')
  })

  it.each(['load', 'error'])('is waited for until its %s', async (end) => {
    const link = drawn()
    const done = wholeSheet(document)()
    expect(link.rel).toBe('stylesheet')
    link.dispatchEvent(new Event(end))
    await expect(done).resolves.toBeUndefined()
  })

  it('is there already on a page that links to it', async () => {
    await expect(wholeSheet(document)()).resolves.toBeUndefined()
  })
})
