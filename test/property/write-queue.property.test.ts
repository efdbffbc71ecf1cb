/** Whatever is asked, answered, lost and changed elsewhere in whatever order: one intent is one write, and the newest is shown. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HowAnswered } from '../fakes/held-answers.ts'
import { aWriteQueue } from '../machine/write-queue.harness.ts'
import { runs } from './runs.ts'

const places = ['a', 'b', 'c'] as const
const place = fc.constantFrom(...places)
const failed: HowAnswered = { kind: 'server-failed', status: 500 }
const how = fc.constantFrom<HowAnswered>('done', 'done', 'lost', 'lost', 'cut', 'thrown', failed)

type Deed =
  | { readonly kind: 'write' | 'press again' | 'other tab'; readonly place: string }
  | { readonly kind: 'read' }
  | { readonly kind: 'answer'; readonly which: number; readonly how: HowAnswered }

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constantFrom('write', 'press again', 'other tab'), place }),
  fc.record({ kind: fc.constant('read' as const) }),
  fc.record({ kind: fc.constant('answer' as const), which: fc.nat(3), how }),
)
const manyDeeds = fc.array(deed, { minLength: 5, maxLength: 40, size: 'max' })

/** Does all of it, every wish with a text of its own, and then answers everything. */
async function livedThrough(deeds: readonly Deed[]) {
  const tab = aWriteQueue()
  const asked = new Map<string, string>()
  for (const [index, each] of deeds.entries()) {
    const writes = tab.held.waiting().filter(({ isWrite }) => isWrite)
    expect(writes.length).toBeLessThanOrEqual(1)
    if (each.kind === 'read') await tab.read()
    else if (each.kind === 'answer') {
      const waiting = tab.held.waiting()
      await waiting[each.which % Math.max(waiting.length, 1)]?.answer(each.how)
    } else if (each.kind === 'other tab') await tab.otherTab(each.place, `other ${index}`)
    else {
      const now = tab.at(each.place)
      const text =
        each.kind === 'press again' && now.kind === 'busy' ? now.write.text : String(index)
      asked.set(each.place, text)
      await tab.write(each.place, text)
    }
  }
  await tab.held.answerAll()
  return { tab, asked }
}

describe('a written resource', () => {
  it('shows what the server holds in the end, and has written each wish once at most', async () => {
    await fc.assert(
      fc.asyncProperty(manyDeeds, async (deeds) => {
        const { tab, asked } = await livedThrough(deeds)
        const { journal, texts } = tab.server
        expect(new Set(journal).size).toBe(journal.length)
        const view = tab.view()
        if (view.kind !== 'shown') expect(journal).toEqual([])
        else if (view.failure === undefined) expect(view.resource).toEqual(texts)
        for (const [name, text] of asked) {
          const outcome = tab.at(name)
          expect(['done', 'failed']).toContain(outcome.kind)
          expect(outcome).toMatchObject({ write: { name, text } })
          if (outcome.kind === 'done') expect(journal).toContain(`${name}=${text}`)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  it('writes each wish in the end where nothing fails', async () => {
    const wishes = fc.array(fc.tuple(place, fc.constantFrom('1', '2', '3')), {
      maxLength: 12,
      size: 'max',
    })
    await fc.assert(
      fc.asyncProperty(wishes, async (asked) => {
        const tab = aWriteQueue()
        await tab.read()
        await tab.held.answerAll()
        for (const [name, text] of asked) await tab.write(name, text)
        await tab.held.answerAll()
        expect(tab.server.texts).toEqual(Object.fromEntries(asked))
      }),
      { numRuns: runs(100) },
    )
  })
})
