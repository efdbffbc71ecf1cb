/** The sheet of the whole shop on a page that a server has drawn. */
import { afterEach, describe, expect, it } from 'vitest'
import { wholeSheet } from '../../src/take-over/whole-sheet.ts'

afterEach(() => document.body.replaceChildren())

function present() {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole-sheet]')
  if (!link) throw new Error('There is no link.')
  return link
}

function drawn() {
  document.body.innerHTML = '<link crossorigin href="/assets/style-1.css" data-whole-sheet>'
  return present()
}

describe('the whole sheet', () => {
  it('is fetched first and looks like nothing until it is put to work', () => {
    const link = drawn()
    wholeSheet(document).fetch()
    expect(link.rel).toBe('preload')
    expect(link.as).toBe('style')
  })

  it('is waited for until it has come', async () => {
    const link = drawn()
    const done = wholeSheet(document).apply()
    expect(link.rel).toBe('stylesheet')
    link.dispatchEvent(new Event('load'))
    await expect(done).resolves.toBeUndefined()
  })

  it('is linked to once more when it could not be fetched, and then given up', async () => {
    const link = drawn()
    const done = wholeSheet(document).apply()
    link.dispatchEvent(new Event('error'))
    await expect.poll(() => present() === link).toBe(false)
    expect(present().rel).toBe('stylesheet')
    expect(present().getAttribute('href')).toBe('/assets/style-1.css')
    present().dispatchEvent(new Event('error'))
    await expect(done).resolves.toBeUndefined()
  })

  it('is there already on a page that links to it', async () => {
    await expect(wholeSheet(document).apply()).resolves.toBeUndefined()
  })
})
