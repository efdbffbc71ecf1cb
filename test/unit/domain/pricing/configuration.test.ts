import { describe, expect, it } from 'vitest'
import {
  changed,
  type Configuration,
  type ConfigurationRules,
  missingModifiers,
  sameConfiguration,
  startConfiguration,
  underRules,
} from '../../../../src/domain/pricing/configuration.ts'
import { aModifier, anOption, aSku, skuId } from '../../../builders/a-product.ts'

const mount = aModifier('mount', { options: [anOption('A'), anOption('B')] })
const seal = aModifier('seal', { options: [anOption('N'), anOption('V', { isHidden: true })] })
const packaging = aModifier('packaging', {
  options: [
    anOption('S', { minimum: 1, step: 1 }),
    anOption('P', { minimum: 48, step: 24 }),
    anOption('T', { minimum: 12, step: 5 }),
  ],
})
const rules: ConfigurationRules = {
  modifiers: [mount, seal, packaging],
  zone: 'EU',
  isPreview: false,
}
const blank = startConfiguration(aSku(), rules)

function choosing(modifierKey: string, optionCode: string | undefined, from = blank) {
  return changed(from, { kind: 'option', modifierKey, optionCode }, rules)
}

describe('a configuration', () => {
  it('starts with quantity 1 (CONF-16)', () => {
    expect(blank.quantity).toBe('1')
  })

  it('starts with the answers that leave no choice (CONF-11)', () => {
    expect(blank.choices).toEqual(new Map([['seal', 'N']]))
  })

  it('lacks the required modifiers without an answer, or with one that is none of theirs (CONF-09)', () => {
    expect(missingModifiers(rules.modifiers, blank.choices)).toEqual([mount, packaging])
    expect(missingModifiers([mount], new Map([['mount', 'Z']]))).toEqual([mount])
    expect(missingModifiers([mount], new Map([['mount', 'B']]))).toEqual([])
  })

  it('raises a quantity that was not typed to the smallest one of the packaging', () => {
    expect(choosing('packaging', 'P').quantity).toBe('48')
    expect(choosing('packaging', 'T').quantity).toBe('15')
  })

  it('lowers it again with the packaging, as long as none was typed', () => {
    expect(choosing('packaging', 'S', choosing('packaging', 'P')).quantity).toBe('1')
    expect(choosing('packaging', undefined, choosing('packaging', 'P')).quantity).toBe('1')
  })

  it('keeps a typed quantity, even one that the packaging does not allow', () => {
    const typed = changed(blank, { kind: 'quantity', text: '7' }, rules)
    expect(choosing('packaging', 'P', typed).quantity).toBe('7')
  })

  it('takes all answers of a model code at once, and gives up those it had', () => {
    const before = choosing('mount', 'A')
    const choices = new Map([['packaging', 'S']])
    expect(changed(before, { kind: 'model', choices }, rules).choices).toEqual(
      new Map([
        ['packaging', 'S'],
        ['seal', 'N'],
      ]),
    )
  })

  it('does not change the one it came from', () => {
    const before = new Map(blank.choices)
    choosing('mount', 'A')
    expect(blank.choices).toEqual(before)
  })

  it('drops the answers that another zone does not know', () => {
    const chosen = choosing('packaging', 'S', choosing('mount', 'B'))
    const elsewhere = aModifier('mount', { options: [anOption('A'), anOption('E')] })
    const moved = underRules(chosen, { ...rules, modifiers: [elsewhere, seal, packaging] })
    expect(moved.choices).toEqual(
      new Map([
        ['packaging', 'S'],
        ['seal', 'N'],
      ]),
    )
  })
})

describe('two configurations', () => {
  const one: Configuration = choosing('mount', 'A')

  it('are the same when sku, answers and quantity are (PRICE-02)', () => {
    expect(sameConfiguration(one, choosing('mount', 'A'))).toBe(true)
  })

  it.each<readonly [string, Partial<Configuration>]>([
    ['the sku', { skuId: skuId('other') }],
    ['the sku code', { skuCode: 'OM2' }],
    ['the quantity', { quantity: '2' }],
    ['an answer', { choices: new Map([['mount', 'B']]) }],
  ])('differ when %s does (PRICE-02)', (_, difference) => {
    expect(sameConfiguration(one, { ...one, ...difference })).toBe(false)
  })
})
