/** Things side by side: what differs is a matter of the things, not of their order or of their number. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { comparedFacts, type Fact } from '../../src/domain/catalogue/fact-comparison.ts'
import { runs } from './runs.ts'

const keys = ['size', 'shaft', 'seal', 'paint', 'port'] as const

/** A thing answers some of the questions, each once. */
const thing = fc
  .uniqueArray(fc.record({ key: fc.constantFrom(...keys), text: fc.constantFrom('', 'a', 'b') }), {
    selector: ({ key }) => key,
  })
  .map((facts): readonly Fact[] => facts.map((fact) => ({ ...fact, name: fact.key })))
const maybe = fc.option(thing, { nil: undefined, freq: 4 })
const things = fc.array(maybe, { maxLength: 5 })

const keysOf = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key).toSorted()

it('shows every fact of every thing in one row, in its own column', () => {
  fc.assert(
    fc.property(things, (given) => {
      const { different, same } = comparedFacts(given)
      const rows = [...different, ...same]
      expect(new Set(keysOf(rows)).size).toBe(rows.length)
      for (const [column, facts] of given.entries()) {
        expect(rows.flatMap(({ cells }) => cells[column] ?? [])).toHaveLength(facts?.length ?? 0)
        for (const fact of facts ?? []) {
          expect(rows.find(({ key }) => key === fact.key)?.cells[column]).toBe(fact)
        }
      }
    }),
    { numRuns: runs(100) },
  )
})

it('tells the same differences in whatever order the things stand', () => {
  fc.assert(
    fc.property(things, (given) => {
      const turned = comparedFacts(given.toReversed())
      expect(keysOf(turned.different)).toEqual(keysOf(comparedFacts(given).different))
    }),
    { numRuns: runs(100) },
  )
})

it('loses differences only with the things that make them, and gains none by one that is there already', () => {
  fc.assert(
    fc.property(things, fc.nat(4), (given, index) => {
      const before = keysOf(comparedFacts(given).different)
      const fewer = keysOf(comparedFacts(given.toSpliced(index, 1)).different)
      expect(before).toEqual(expect.arrayContaining(fewer))
      expect(keysOf(comparedFacts([...given, given[index]]).different)).toEqual(before)
      expect(keysOf(comparedFacts([...given, undefined]).different)).toEqual(before)
    }),
    { numRuns: runs(100) },
  )
})

it('finds no difference in one thing', () => {
  fc.assert(
    fc.property(thing, (facts) => {
      expect(comparedFacts([facts]).different).toEqual([])
    }),
    { numRuns: runs(50) },
  )
})

it('tells of things known in whole what it tells without those that are known in part', () => {
  fc.assert(
    fc.property(things, fc.nat(4), (given, part) => {
      const { different, same, isComparison } = comparedFacts(given, (index) => index !== part)
      const without = comparedFacts(given.toSpliced(part, 1))
      expect(isComparison).toBe(without.isComparison)
      expect(keysOf(different)).toEqual(keysOf(without.different))
      if (isComparison) expect(keysOf(same)).toEqual(keysOf(without.same))
    }),
    { numRuns: runs(100) },
  )
})
