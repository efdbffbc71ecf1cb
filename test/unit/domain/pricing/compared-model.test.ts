import { describe, expect, it } from 'vitest'
import { readCompared, writeCompared } from '../../../../src/domain/pricing/compared-address.ts'
import { comparedModel } from '../../../../src/domain/pricing/compared-model.ts'
import { aProduct } from '../../../builders/a-product.ts'

const product = aProduct()
const read = (text: string) => comparedModel(text, product, 'US')

describe('the models of a comparison in an address', () => {
  it('are read once each, four at most, and the others are named', () => {
    expect(readCompared('om1-a!OM1A!B!C!D!E')).toEqual({
      shown: ['OM1A', 'B', 'C', 'D'],
      left: ['E'],
    })
  })

  it('come back as they were written', () => {
    const models = ['OM1080CNS', 'OM1~shaft.C']
    expect(readCompared(writeCompared(models))).toEqual({ shown: models, left: [] })
  })

  it.each([undefined, '', '!!!'])('are none in %j', (text) => {
    expect(readCompared(text)).toEqual({ shown: [], left: [] })
    expect(writeCompared([])).toBeUndefined()
  })
})

describe('a code that stands beside others', () => {
  it('is one model where it is whole', () => {
    const model = read('OM1080CNS')
    expect(model?.unsettled).toBeUndefined()
    expect([...(model?.choices ?? [])].length).toBeGreaterThan(2)
  })

  it('keeps what its beginning says, and counts what is open', () => {
    const model = read('OM1080')
    expect(model?.unsettled?.kind).toBe('open')
    expect([...(model?.choices.values() ?? [])]).toContain('080')
  })

  it('keeps what was read before it goes wrong', () => {
    const model = read('OM1080?!')
    expect(model?.unsettled?.kind).toBe('wrong')
    expect([...(model?.choices.values() ?? [])]).toContain('080')
  })

  it('is read without end where it is a text without end', () => {
    expect(read(`OM1080${'Z'.repeat(390)}`)?.unsettled?.kind).toBe('wrong')
  })
})
