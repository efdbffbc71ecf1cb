/** What a query means before the database is asked. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangesOf } from '../../../reference-backend/search/facet-ranges.ts'
import { figuresIn, quantityOfUnit } from '../../../reference-backend/search/quantities.ts'
import { readQuery } from '../../../reference-backend/search/query-reading.ts'
import { isOneSlipAway } from '../../../reference-backend/search/spelling.ts'
import { MEASURES } from '../../../reference-backend/seed/products/units.ts'

const near = (amount: number) => expect.closeTo(amount, 1)

describe('a figure with its unit', () => {
  it.each([
    ['15 in3/rev', 'displacement', 245.8],
    ['15 in³/rev', 'displacement', 245.8],
    ['15.0 cu in', 'displacement', 245.8],
    ['250cc', 'displacement', 250],
    ['250 cm³/rev', 'displacement', 250],
    ['250,5 ccm', 'displacement', 250.5],
    ['200 bar', 'pressure', 200],
    ['2900 psi', 'pressure', 199.9],
    ['2,900 PSI', 'pressure', 199.9],
    ['20 MPa', 'pressure', 200],
    ['75 l/min', 'flow', 75],
    ['20 gpm', 'flow', 75.7],
    ['2000 lb-in', 'torque', 226],
    ['100 lb·ft', 'torque', 135.6],
    ['226 Nm', 'torque', 226],
    ['300 U/min', 'speed', 300],
  ] as const)('is read in %s', (text, quantity, amount) => {
    expect(figuresIn(text)).toEqual({ figures: [{ quantity, amount: near(amount) }], rest: '' })
  })

  it('stands among words, and leaves them', () => {
    const { figures, rest } = figuresIn('Orbital motor 250 cc at 140 bar')
    expect(figures.map(({ quantity }) => quantity)).toEqual(['displacement', 'pressure'])
    expect(rest.split(/\s+/)).toEqual(['orbital', 'motor', 'at'])
  })

  it.each(['TM200', '250', 'bar 250', '250 bars', 'M22', '3 inches', 'GP2-8'])(
    'is not read into %s',
    (text) => {
      expect(figuresIn(text).figures).toEqual([])
    },
  )

  it('is known in every unit of the technical data that is searched', () => {
    const searched = ['displacement', 'pressure', 'flow', 'torque', 'speed', 'mass'] as const
    for (const measure of searched) {
      const { metric, us, factor } = MEASURES[measure]
      expect(quantityOfUnit(metric)).toMatchObject({ quantity: measure, factor: 1 })
      expect(1 / (quantityOfUnit(us)?.factor ?? 0)).toBeCloseTo(factor, 4)
    }
  })
})

describe('words of the trade', () => {
  it.each([
    ['Zahnradpumpe', 'gear pump'],
    ['Flügelzellenpumpe', 'vane pump'],
    ['Dichtsatz', 'seal kit'],
    ['bomba de engranajes', 'gear pump'],
    ['kit de juntas', 'seal kit'],
    ['válvula proporcional', 'proportional valve'],
    ['pompe à engrenages', 'gear pump'],
    ['moteur à pistons radiaux', 'radial piston motor'],
  ])('are known in German, Spanish and French: %s', (query, own) => {
    const { terms } = readQuery(query)
    const wanted = own.split(' ')
    const met = terms.flatMap(({ alternatives }) => alternatives.at(-1) ?? [])
    expect(met).toEqual(wanted)
  })
})

describe('what cannot be read', () => {
  it.each(['🚀', '%_%', '!!!', '·', '\\'])('is told from nothing: %s', (query) => {
    expect(readQuery(query).isUnreadable).toBe(true)
  })

  it.each(['', '  ', 'the', 'tm2', '250 bar', '🚀 pump', '3'])('is not %j', (query) => {
    expect(readQuery(query).isUnreadable).toBe(false)
  })
})

describe('part of a model code', () => {
  it.each([
    ['tm2', 'TM2'],
    ['TM2-80 A', 'TM280A'],
    ['tm2 80', 'TM280'],
    ['417', '417'],
  ])('may be %s', (query, code) => {
    expect(readQuery(query).code).toBe(code)
  })

  it.each(['supply', '250cc', 'orbital motor', 'tm', 'é80x', ''])('is not %j', (query) => {
    expect(readQuery(query).code).toBeUndefined()
  })
})

describe('a slip of the finger', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/)

  it('is a letter more, less or other, or two that changed places', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (typed, place, letter) => {
        const at = place % typed.length
        const before = typed.slice(0, at)
        const after = typed.slice(at + 1)
        const exchanged = before + after.slice(0, 1) + (typed[at] ?? '') + after.slice(1)
        const slips = [
          before + after,
          before + letter + typed.slice(at),
          before + letter + after,
          exchanged,
        ]
        for (const slip of slips) {
          expect([isOneSlipAway(slip, typed), isOneSlipAway(typed, slip)]).toEqual([true, true])
        }
      }),
    )
  })

  it.each([
    ['motor', 'rotors'],
    ['pump', 'pumped'],
    ['valve', 'vlaev'],
    ['gear', 'rage'],
  ])('does not make %s of %s', (one, other) => {
    expect(isOneSlipAway(one, other)).toBe(false)
  })
})

describe('ranges', () => {
  const steps = [25, 50, 100]

  it.each([
    [{ low: 10, high: 10 }, ['0-25']],
    [{ low: 25, high: 25 }, ['25-50']],
    [{ low: 20, high: 60 }, ['0-25', '25-50', '50-100']],
    [{ low: 99, high: 4000 }, ['50-100', '100-']],
    [{ low: -5, high: -1 }, []],
  ])('are those that a span touches: %j', (span, slugs) => {
    expect(rangesOf(steps, span).map(({ slug }) => slug)).toEqual(slugs)
  })
})
