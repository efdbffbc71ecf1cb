import { describe, expect, it } from 'vitest'
import {
  automaticOption,
  chosenOption,
  sameChoices,
  visibleOptions,
  withAutomaticChoices,
} from '../../../../src/domain/catalogue/modifier.ts'
import { aModifier, anOption } from '../../../builders/a-product.ts'

const cylindrical = anOption('C')
const tapered = anOption('T')
const splined = anOption('X', { isHidden: true })
const shaft = aModifier('shaft', { options: [cylindrical, tapered, splined] })

describe('the options of a modifier', () => {
  it('leave out hidden ones (CONF-10)', () => {
    expect(visibleOptions(shaft, false)).toEqual([cylindrical, tapered])
  })

  it('show hidden ones in preview, in their place (CONF-10, AUTH-32)', () => {
    expect(visibleOptions(shaft, true)).toEqual([cylindrical, tapered, splined])
  })
})

describe('a modifier with one visible option', () => {
  const seal = aModifier('seal', { options: [anOption('N'), anOption('V', { isHidden: true })] })

  it('is answered for the customer (CONF-11)', () => {
    expect(automaticOption(seal, false)?.code).toBe('N')
    expect(withAutomaticChoices([shaft, seal], new Map(), false)).toEqual(new Map([['seal', 'N']]))
  })

  it('is a choice again in preview, where a second option shows (CONF-11)', () => {
    expect(automaticOption(seal, true)).toBeUndefined()
    expect(withAutomaticChoices([seal], new Map(), true).size).toBe(0)
  })

  it('is answered even where the one visible option follows hidden ones (CONF-11)', () => {
    const paint = aModifier('paint', {
      options: [anOption('K', { isHidden: true }), anOption('W')],
    })
    expect(automaticOption(paint, false)?.code).toBe('W')
  })

  it('stays a choice where it may be left out', () => {
    const override = aModifier('override', { isRequired: false, options: [anOption('X')] })
    expect(automaticOption(override, false)).toBeUndefined()
    expect(withAutomaticChoices([override], new Map(), false).size).toBe(0)
  })

  it('is not answered where every option is hidden', () => {
    const none = aModifier('none', { options: [anOption('H', { isHidden: true })] })
    expect(automaticOption(none, false)).toBeUndefined()
  })

  it('replaces an answer that cannot be seen, and leaves other answers alone', () => {
    const given = new Map([
      ['shaft', 'T'],
      ['seal', 'V'],
    ])
    const completed = withAutomaticChoices([shaft, seal], given, false)
    expect(completed).toEqual(
      new Map([
        ['shaft', 'T'],
        ['seal', 'N'],
      ]),
    )
    expect(given.get('seal')).toBe('V')
  })
})

describe('answers', () => {
  it('name the option that was chosen', () => {
    expect(chosenOption(shaft, new Map([['shaft', 'T']]))).toBe(tapered)
    expect(chosenOption(shaft, new Map([['shaft', 'Q']]))).toBeUndefined()
    expect(chosenOption(shaft, new Map())).toBeUndefined()
  })

  it('are the same whatever order they were given in', () => {
    const one = new Map([
      ['shaft', 'T'],
      ['seal', 'N'],
    ])
    const other = new Map([...one].toReversed())
    expect(sameChoices(one, other)).toBe(true)
  })

  it('differ when one is more, less or other', () => {
    const one = new Map([['shaft', 'T']])
    expect(sameChoices(one, new Map())).toBe(false)
    expect(sameChoices(new Map(), one)).toBe(false)
    expect(sameChoices(one, new Map([['shaft', 'C']]))).toBe(false)
    expect(sameChoices(one, new Map([['seal', 'T']]))).toBe(false)
  })
})
