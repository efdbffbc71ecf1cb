import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Modifier } from '../../../../src/domain/catalogue/modifier.ts'
import { answersInRegion } from '../../../../src/domain/catalogue/region-answers.ts'

function modifier(key: string, options: Readonly<Record<string, string>>): Modifier {
  return {
    key,
    title: key,
    codeTitle: key,
    isRequired: true,
    options: Object.entries(options).map(([code, title]) => ({
      code,
      title,
      description: '',
      leadTimeNote: undefined,
      isHidden: false,
      minimum: undefined,
      step: undefined,
    })),
  }
}

const us = [
  modifier('size', { a31: '3.15 in³/rev (51.6 cm³/rev)', a60: '6.1 in³/rev (100 cm³/rev)' }),
  modifier('shaft', { A: '1 in keyed', S: 'Splined' }),
  modifier('seals', { N: 'NBR' }),
]
const eu = [
  modifier('size', { m50: '50 cm³/rev', m80: '80 cm³/rev' }),
  modifier('shaft', { A: '25 mm keyed', K: 'Splined' }),
  modifier('seals', { N: 'NBR' }),
]
const inEurope = (choices: Readonly<Record<string, string>>) =>
  answersInRegion(us, eu, new Map(Object.entries(choices)))

describe('answers in another region', () => {
  it('stay where the option is called the same, whatever its code', () => {
    const { choices, moved } = inEurope({ shaft: 'S', seals: 'N' })
    expect([...choices]).toEqual([
      ['shaft', 'K'],
      ['seals', 'N'],
    ])
    expect(moved).toEqual([])
  })

  it('take the nearest size within a twentieth, and tell it', () => {
    const { choices, moved } = inEurope({ size: 'a31' })
    expect(choices.get('size')).toBe('m50')
    expect(moved).toEqual([
      { question: 'size', before: '3.15 in³/rev (51.6 cm³/rev)', after: '50 cm³/rev' },
    ])
    expect(inEurope({ size: 'a60' }).choices.has('size')).toBe(false)
  })

  it('are open again, and told, where the same code means something else', () => {
    const { choices, moved } = inEurope({ shaft: 'A' })
    expect(choices.size).toBe(0)
    expect(moved).toEqual([{ question: 'shaft', before: '1 in keyed', after: undefined }])
  })

  it('read a size in the other spelling of decimals', () => {
    const german = [modifier('size', { a31: '3,15 in³/U (51,6 cm³/U)' })]
    const choices = new Map([['size', 'a31']])
    expect(answersInRegion(german, eu, choices).choices.get('size')).toBe('m50')
  })

  it('never vanish without a word: each is kept as it is, or told', () => {
    const answer = fc.record(
      {
        size: fc.constantFrom('a31', 'a60'),
        shaft: fc.constantFrom('A', 'S'),
        seals: fc.constant('N'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(answer, (given) => {
        const asked = Object.entries(given)
        const { choices, moved } = inEurope(Object.fromEntries(asked))
        const told = new Set(moved.map(({ question }) => question))
        for (const [key] of asked) expect(choices.has(key) || told.has(key)).toBe(true)
        expect([...choices.keys()].every((key) => key in given)).toBe(true)
      }),
    )
  })
})
