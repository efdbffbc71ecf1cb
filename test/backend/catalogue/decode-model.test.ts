import { describe, expect, it } from 'vitest'
import { decodeModel, encodeModel } from '../../../reference-backend/pricing/decode-model.ts'
import { customCodes } from '../../../reference-backend/seed/products/custom-codes.ts'
import {
  sampleModels,
  sampleModelsOf,
} from '../../../reference-backend/seed/products/sample-models.ts'
import { AMBIGUOUS, MACHINES, modifiersOf, price, productOf, ZONES } from './seeded.ts'

const decode = (zone: 'US' | 'EU', modelNumber: string) =>
  decodeModel(modifiersOf(productOf(modelNumber.slice(0, 3)).doc, zone), modelNumber)

describe('decoding a model code', () => {
  it('gives back the configuration of every sample', () => {
    for (const zone of ZONES) {
      for (const { modelNumber, configuration } of sampleModels(zone)) {
        expect(decode(zone, modelNumber).readings, modelNumber).toEqual([configuration])
      }
    }
  })

  it('looks ahead where the longest option is the wrong one', () => {
    const [reading] = decode('EU', 'TM2100AC2MNO1').readings
    expect(reading).toEqual(['100', 'A', 'C', '2M', '', 'N', '', 'O', '1'])
    const [other] = decode('EU', '417160A32G0NO1').readings
    expect(other?.slice(0, 3)).toEqual(['160', 'A', '32'])
  })

  it('leaves an optional question open', () => {
    expect(decode('EU', 'TM280ACGKN52O1').readings).toEqual([
      ['80', 'A', 'C', 'G', 'K', 'N', '52', 'O', '1'],
    ])
    expect(decode('EU', 'TM280ACGNO1').readings).toEqual([
      ['80', 'A', 'C', 'G', '', 'N', '', 'O', '1'],
    ])
  })

  it('gives both readings of the documented ambiguous codes', () => {
    expect(decode('US', 'TGX61A2N3BS').readings).toEqual([
      ['61', 'A', '2N', '3', 'B', 'S'],
      ['61', 'A2', 'N', '3', 'B', 'S'],
    ])
    expect(decode('EU', 'TGX200BA2NVB1').readings).toHaveLength(2)
    expect(decode('US', 'TGX61B2N3BS').readings).toHaveLength(1)
    expect(decode('EU', 'TGX200BA2GVB1').readings).toHaveLength(1)
  })

  it('says how far an unfinished code came', () => {
    const { readings, beginning } = decode('EU', 'TM280AC')
    expect(readings).toEqual([])
    expect(beginning).toEqual(['80', 'A', 'C'])
    expect(decode('EU', 'TM280X').beginning).toBeUndefined()
  })

  it('finds nothing when something is left over', () => {
    expect(decode('EU', 'TM280ACGNO1X').readings).toEqual([])
  })

  it('comes to an end on a code made to be walked for ever', () => {
    const modifiers = Array.from({ length: 24 }, (_, index) => ({
      key: `m${index}`,
      title: '',
      codeTitle: '',
      required: false,
      options: ['A', 'AA', 'AAA'].map((code) => ({
        code,
        title: '',
        description: '',
        isHiddenFlag: false,
      })),
    }))
    const started = performance.now()
    expect(decodeModel(modifiers, `XXX${'A'.repeat(60)}B`).readings).toEqual([])
    expect(decodeModel(modifiers, `XXX${'A'.repeat(60)}`).readings.length).toBeGreaterThan(1)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('sample models', () => {
  it('are four per family and zone, with quantities that can be ordered', () => {
    for (const { family } of MACHINES) {
      for (const zone of ZONES) {
        const samples = sampleModelsOf(family, zone)
        expect(samples.length, `${family.skuCode} ${zone}`).toBe(4)
        for (const { modelNumber, quantity, configuration } of samples) {
          expect(encodeModel(family.skuCode, configuration)).toBe(modelNumber)
          expect(price(zone, modelNumber, { quantity }), modelNumber).toMatchObject({ ok: true })
        }
      }
    }
  })

  it('include the plain forms of the ambiguous family that have one reading', () => {
    expect(sampleModels('US').some(({ skuCode }) => skuCode === AMBIGUOUS)).toBe(true)
  })
})

describe('custom codes', () => {
  it('lead to complete models, except those that are there to fail', () => {
    const complete = customCodes().filter(({ resolvesTo }) => resolvesTo === 'complete')
    expect(complete.length).toBeGreaterThanOrEqual(12)
    for (const { modelNumber, zone } of complete) {
      expect(price(zone, modelNumber, { quantity: 0 }), modelNumber).toMatchObject({
        reason: expect.stringContaining('quantity'),
      })
    }
    for (const { modelNumber, zone } of customCodes().filter(
      (each) => each.resolvesTo === 'incomplete',
    )) {
      expect(decode(zone, modelNumber).readings).toEqual([])
      expect(decode(zone, modelNumber).beginning).toBeDefined()
    }
    const unknown = customCodes().filter(({ resolvesTo }) => resolvesTo === 'unknown')
    expect(unknown.length).toBeGreaterThan(0)
    for (const { modelNumber } of unknown) {
      expect(MACHINES.map(({ doc }) => doc.skuCode)).not.toContain(modelNumber.slice(0, 3))
    }
  })

  it('come from many families and never twice', () => {
    const codes = customCodes()
    expect(new Set(codes.map(({ customCode }) => customCode)).size).toBe(codes.length)
    expect(new Set(codes.map(({ modelNumber }) => modelNumber.slice(0, 3))).size).toBeGreaterThan(8)
  })
})
