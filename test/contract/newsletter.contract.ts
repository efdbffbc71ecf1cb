/** What is promised about the newsletter. */
import { expect } from 'vitest'
import { it } from '../conformance/cases.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { watchedWrites } from './watched-writes.ts'

export const newsletterContract: Suite = (shop) => {
  it('signs up an address, and again when it is asked again', async () => {
    const { newsletter } = await shop().client()
    const writes = await watchedWrites(shop())
    expect(right(await newsletter.subscribe(' nora@x.test ')())).toBeUndefined()
    await writes.were(1)
    expect(right(await newsletter.subscribe('nora@x.test')())).toBeUndefined()
  })

  it('refuses what is no address, and keeps nothing of it', async () => {
    const { newsletter } = await shop().client()
    const writes = await watchedWrites(shop())
    for (const text of ['nora', '', 'nora@', '@x.test']) {
      expect(kindOf(await newsletter.subscribe(text)()), text).toBe('refused')
    }
    await writes.were(0)
  })
}
