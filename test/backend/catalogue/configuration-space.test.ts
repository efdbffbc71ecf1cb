import { describe, expect, it } from 'vitest'
import { findAmbiguity } from './find-ambiguity.ts'
import { quantityRule } from '../../../reference-backend/pricing/quantity-rule.ts'
import {
  AMBIGUOUS,
  MACHINES,
  modifierLists,
  modifiersOf,
  PRODUCTS,
  type SeededProduct,
  ZONES,
} from './seeded.ts'

const distinct = (values: readonly string[]) => new Set(values).size

const keys = ({ doc }: SeededProduct, zone: 'US' | 'EU') =>
  modifiersOf(doc, zone).map(({ key }) => key)

/** How many families have such a modifier list in either zone. */
const families = (holds: (list: ReturnType<typeof modifierLists>[number]) => boolean) =>
  distinct(
    modifierLists(MACHINES)
      .filter(holds)
      .map(({ skuCode }) => skuCode),
  )

describe('the seeded range', () => {
  it('holds at least 26 families in at least 6 product types and 3 brands', () => {
    expect(MACHINES.length).toBeGreaterThanOrEqual(26)
    expect(distinct(MACHINES.map(({ family }) => family.productType))).toBeGreaterThanOrEqual(6)
    expect(distinct(MACHINES.map(({ family }) => family.brand))).toBeGreaterThanOrEqual(3)
  })

  it('gives every product its own sku code of three characters, title and ids', () => {
    const names = ['skuCode', 'urlTitle', 'productID', 'skuID', 'productName'] as const
    for (const name of names) {
      expect(distinct(PRODUCTS.map(({ doc }) => doc[name])), name).toBe(PRODUCTS.length)
    }
    for (const { doc } of PRODUCTS) {
      expect(doc.skuCode).toMatch(/^[A-Z0-9]{3}$/)
      expect(doc.urlTitle).toMatch(/^[a-z0-9-]+$/)
      expect(doc.productID).toMatch(/^[0-9a-f]{32}$/)
      expect(doc.skuID).toMatch(/^[0-9a-f]{32}$/)
    }
  })

  it('has numeric sku codes and at least three families for model search only', () => {
    expect(MACHINES.some(({ doc }) => /^[0-9]{3}$/.test(doc.skuCode))).toBe(true)
    const hiddenFromListing = MACHINES.filter(({ doc }) => doc.skuModelSearchFlag === 'Yes')
    expect(hiddenFromListing.length).toBeGreaterThanOrEqual(3)
  })

  it('reaches many thousand configurations', () => {
    const total = modifierLists(MACHINES).reduce((sum, { modifiers }) => {
      const ways = modifiers.map(
        ({ required, options }) =>
          options.filter(({ isHiddenFlag }) => !isHiddenFlag).length + (required ? 0 : 1),
      )
      return sum + ways.reduce((product, each) => product * each, 1)
    }, 0)
    expect(total).toBeGreaterThan(100_000)
  })

  it('answers the fault demonstrator with every outcome that testers need', () => {
    const demonstrator = PRODUCTS.find(({ doc }) => doc.skuCode === 'FLT')
    const outcome = demonstrator?.doc.modifiersUS.find(({ key }) => key === 'outcome')
    const codes = outcome?.options.map(({ code }) => code)
    const outcomes = 'OK SLO REF MAL MIS NUL DRP E5 EXP LST BRF BSL BDR'
    expect(codes?.join(' ')).toBe(outcomes)
    expect(demonstrator?.doc.skuModelSearchFlag).toBe('Yes')
  })
})

describe('the modifiers of a product', () => {
  it('are five to nine in either zone, each with its own key', () => {
    for (const { skuCode, zone, modifiers } of modifierLists(MACHINES)) {
      expect(modifiers.length, `${skuCode} ${zone}`).toBeGreaterThanOrEqual(5)
      expect(modifiers.length, `${skuCode} ${zone}`).toBeLessThanOrEqual(9)
      expect(distinct(modifiers.map(({ key }) => key))).toBe(modifiers.length)
    }
  })

  it('differ between the zones', () => {
    for (const { doc } of MACHINES) {
      expect(doc.modifiersUS, doc.skuCode).not.toEqual(doc.modifiersEU)
    }
    const otherKeys = MACHINES.filter(
      (each) => keys(each, 'US').toSorted().join() !== keys(each, 'EU').toSorted().join(),
    )
    expect(otherKeys.length).toBeGreaterThanOrEqual(20)
  })

  it('have option codes of one to three letters and digits, unlike within a modifier', () => {
    for (const { skuCode, zone, modifiers } of modifierLists()) {
      for (const { key, options } of modifiers) {
        const codes = options.map(({ code }) => code)
        expect(distinct(codes), `${skuCode} ${zone} ${key}`).toBe(codes.length)
        for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{1,3}$/)
      }
    }
  })

  it('have in every family a code that begins another one of the same modifier', () => {
    for (const { doc } of MACHINES) {
      const nested = ZONES.flatMap((zone) => modifiersOf(doc, zone)).filter(({ options }) =>
        options.some(({ code }) =>
          options.some((other) => other.code !== code && other.code.startsWith(code)),
        ),
      )
      expect(nested.length, doc.skuCode).toBeGreaterThanOrEqual(1)
    }
  })

  it('have hidden options, single visible options and optional questions in several families', () => {
    const hidden = families(({ modifiers }) =>
      modifiers.some(({ options }) => options.some(({ isHiddenFlag }) => isHiddenFlag)),
    )
    const single = families(({ modifiers }) =>
      modifiers.some(({ options }) => options.filter((each) => !each.isHiddenFlag).length === 1),
    )
    const optional = families(({ modifiers }) => modifiers.some(({ required }) => !required))
    expect(hidden).toBeGreaterThanOrEqual(10)
    expect(single).toBeGreaterThanOrEqual(5)
    expect(optional).toBeGreaterThanOrEqual(5)
  })

  it('end in a visible option for every question', () => {
    for (const { skuCode, modifiers } of modifierLists()) {
      for (const { key, options } of modifiers) {
        expect(
          options.some(({ isHiddenFlag }) => !isHiddenFlag),
          `${skuCode} ${key}`,
        ).toBe(true)
      }
    }
  })

  it('say in a sentence what each option means', () => {
    for (const { modifiers } of modifierLists()) {
      for (const { title, description } of modifiers.flatMap(({ options }) => options)) {
        expect(title.trim()).not.toBe('')
        expect(description).toMatch(/\S.*\.$/)
      }
    }
  })
})

describe('what an option does to the delivery', () => {
  it('is said by every option that takes longer, in weeks, and by no other', () => {
    for (const { doc, priceList } of PRODUCTS) {
      for (const zone of ZONES) {
        for (const { key, options } of modifiersOf(doc, zone)) {
          for (const { code, leadTimeNote } of options) {
            const weeks = priceList.zones[zone].options[key]?.[code]?.weeks ?? 0
            const said = weeks === 0 ? undefined : `${weeks} more week${weeks === 1 ? '' : 's'}`
            expect(leadTimeNote?.split(': ')[1], `${doc.skuCode} ${key} ${code}`).toBe(said)
          }
        }
      }
    }
  })
})

describe('packaging', () => {
  it('is asked once per zone, and only its options carry minimum and step', () => {
    for (const { skuCode, modifiers } of modifierLists()) {
      const carriers = modifiers.filter(({ options }) =>
        options.some(({ minQty, stepQty }) => minQty !== undefined || stepQty !== undefined),
      )
      expect(
        carriers.map(({ key }) => key),
        skuCode,
      ).toEqual(['packaging'])
      for (const { minQty, stepQty } of carriers[0]?.options ?? []) {
        expect(minQty).toBeGreaterThanOrEqual(1)
        expect(stepQty).toBeGreaterThanOrEqual(1)
      }
    }
  })

  it('turns a step above one into the minimum in the US and leaves the EU as it is', () => {
    const pallet = {
      code: 'P',
      title: '',
      description: '',
      isHiddenFlag: false,
      minQty: 48,
      stepQty: 24,
    }
    expect(quantityRule(pallet, 'US')).toEqual({ min: 24, step: 1 })
    expect(quantityRule(pallet, 'EU')).toEqual({ min: 48, step: 24 })
    expect(quantityRule({ ...pallet, minQty: 3, stepQty: 1 }, 'US')).toEqual({ min: 3, step: 1 })
    expect(quantityRule(undefined, 'US')).toEqual({ min: 1, step: 1 })
  })
})

describe('model codes', () => {
  it('have one reading in every family but the ambiguous one', () => {
    for (const { skuCode, zone, modifiers } of modifierLists()) {
      const ambiguity = findAmbiguity(modifiers)
      expect(ambiguity === undefined, `${skuCode} ${zone} ${ambiguity}`).toBe(skuCode !== AMBIGUOUS)
    }
  })

  it('are counted apart by hand in the families small enough for it', () => {
    const small = modifierLists().filter(({ modifiers }) => configurations(modifiers).length < 2500)
    expect(small.length).toBeGreaterThan(10)
    for (const { skuCode, modifiers } of small) {
      const all = configurations(modifiers)
      expect(distinct(all) === all.length, skuCode).toBe(findAmbiguity(modifiers) === undefined)
    }
  })
})

type CodedModifiers = Parameters<typeof findAmbiguity>[0]

/** Every configuration as text, cut off when there are too many to be small. */
function configurations(modifiers: CodedModifiers): readonly string[] {
  return modifiers.reduce<readonly string[]>(
    (beginnings, { required, options }) => {
      if (beginnings.length > 2500) return beginnings
      const codes = [...options.map(({ code }) => code), ...(required ? [] : [''])]
      return beginnings.flatMap((beginning) => codes.map((code) => beginning + code))
    },
    [''],
  )
}
