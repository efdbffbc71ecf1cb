import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unbegunAfter, unbegunAfterHundred } from '../../../src/domain/draft-order/hundreds.ts'
import { runs } from '../runs.ts'

type Step =
  | { readonly kind: 'come'; readonly count: number }
  | { readonly kind: 'go'; readonly every: number }
  | { readonly kind: 'turn' | 'reload' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('come' as const), count: fc.nat(450) }),
  fc.record({ kind: fc.constant('go' as const), every: fc.integer({ min: 2, max: 9 }) }),
  fc.record({ kind: fc.constantFrom('turn' as const, 'turn' as const, 'reload' as const) }),
)

describe('lines of a long table, however they come, go and have their turn', () => {
  it('have it once each, at most a hundred of them at a time and in their order, and none is left out (CSV-08)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let lines: readonly string[] = []
        let unbegun: readonly string[] = []
        let begun: readonly string[] = []
        let made = 0
        const check = () => {
          const waiting = new Set(unbegun)
          const turn = lines.filter((key) => !waiting.has(key) && !begun.includes(key))
          expect(turn.length).toBeLessThanOrEqual(100)
          begun = [...begun, ...turn]
          expect(new Set(begun).size).toBe(begun.length)
          expect(unbegun).toEqual(lines.filter((key) => waiting.has(key)))
          expect(unbegun.filter((key) => begun.includes(key))).toEqual([])
        }
        for (const each of steps) {
          if (each.kind === 'turn') unbegun = unbegunAfterHundred(unbegun)
          else if (each.kind === 'reload') {
            // What has been found out goes with the page; every line has its turn again.
            begun = []
            unbegun = unbegunAfter({ unbegun: [], before: [], now: lines })
          } else {
            const came = each.kind === 'come' ? each.count : 0
            const gone = each.kind === 'go' ? each.every : Number.POSITIVE_INFINITY
            const now = [
              ...lines.filter((_, index) => (index + 1) % gone !== 0),
              ...Array.from({ length: came }, (_, at) => `${made + at}`),
            ]
            made += came
            unbegun = unbegunAfter({ unbegun, before: lines, now })
            lines = now
          }
          check()
        }
        while (unbegun.length > 0) {
          unbegun = unbegunAfterHundred(unbegun)
          check()
        }
        const done = new Set(begun)
        expect(lines.filter((key) => !done.has(key))).toEqual([])
      }),
      { numRuns: runs(60) },
    )
  })
})
