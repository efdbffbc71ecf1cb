import { describe, expect, it } from 'vitest'
import { readCompared, writeCompared } from '../../../../src/domain/pricing/compared-address.ts'
import { longestCompared } from '../../../../src/domain/pricing/compared-length.ts'
import { comparedModel, isReadable } from '../../../../src/domain/pricing/compared-model.ts'
import { comparedQuestion } from '../../../../src/domain/pricing/compared-question.ts'
import { aModifier, anOption, aProduct } from '../../../builders/a-product.ts'
import { anAccount } from '../../../builders/an-account.ts'
import { anAmbiguousProduct } from '../../../builders/an-ambiguous-product.ts'
import { aPlainProduct } from '../../../builders/a-plain-product.ts'

const product = aProduct()
const read = (text: string) => comparedModel(text, product, 'US')

describe('the models of a comparison in an address', () => {
  it('are read once each, four at most, and the others are named', () => {
    expect(readCompared('om1-a!OM1A!B!C!D!E')).toEqual({
      shown: ['OM1A', 'B', 'C', 'D'],
      left: ['E'],
      isCut: false,
    })
  })

  it('are read as far as a long text is read, none of them in part, and it is said that there are more', () => {
    const long = ['OM1080CNS', 'X'.repeat(longestCompared - 9), 'OM1100CNS'].join('!')
    expect(readCompared(long)).toMatchObject({ shown: ['OM1080CNS'], isCut: true })
    expect(readCompared('X'.repeat(10_000))).toEqual({ shown: [], left: [], isCut: true })
  })

  it('come back as they were written', () => {
    const models = ['OM1080CNS', 'OM1~shaft.C']
    expect(readCompared(writeCompared(models))).toEqual({ shown: models, left: [], isCut: false })
  })

  it.each([undefined, '', '!!!'])('are none in %j', (text) => {
    expect(readCompared(text)).toEqual({ shown: [], left: [], isCut: false })
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

  it('says which answers are not offered', () => {
    expect(read('OM1~shaft.X')?.unsettled).toMatchObject({
      kind: 'unoffered',
      answers: [{ code: 'X' }],
    })
    expect(read('OM1~shaft.C')?.unsettled?.kind).toBe('open')
  })

  it('keeps what was read before it goes wrong', () => {
    const model = read('OM1080?!')
    expect(model?.unsettled?.kind).toBe('wrong')
    expect([...(model?.choices.values() ?? [])]).toContain('080')
  })

  it.each([
    ['OM1080CNS', true],
    ['OM1080', true],
    ['OM1080?!', false],
    ['OM1~shaft.X', false],
  ])('%s is read in whole: %j', (text, isWhole) => {
    const model = read(text)
    expect(model && isReadable(model)).toBe(isWhole)
  })

  it('is read without end where it is a text without end', () => {
    expect(read(`OM1080${'Z'.repeat(390)}`)?.unsettled?.kind).toBe('wrong')
  })
})

describe('the price of a code that stands beside others', () => {
  const port = aModifier('port', { options: [anOption('1')] })
  const cover = aModifier('cover', { isRequired: false, options: [anOption('XY')] })
  const covered = aProduct({ modifiers: { US: [port, cover], EU: [port, cover] } })
  const problemsOf = (text: string, of = product) => {
    const model = comparedModel(text, of, 'US')
    if (!model) throw new Error('The product has no sku.')
    const asking = { account: anAccount(), quantity: '1', demandsVerification: false }
    const question = comparedQuestion(model, asking)
    return question.kind === 'refused' ? question.problems[0] : question.model.modelCode
  }

  it('is asked for one whole model', () => {
    expect(problemsOf('OM1080CNS')).toBe('OM1080CNS')
    expect(problemsOf('OM11XY', covered)).toBe('OM11XY')
  })

  it.each([
    ['has more than one model has', 'OM1080CNSZZ', 'wrong', product],
    ['goes wrong in an option that need not be chosen', 'OM11ZZ', 'wrong', covered],
    ['ends in the middle of an option that need not be chosen', 'OM11X', 'open', covered],
    ['can be read in several ways', 'AMBA2N', 'ambiguous', anAmbiguousProduct()],
    ['is that of a plain product', 'SK1N12', 'plain', aPlainProduct()],
  ])('is not asked for one that %s', (_, text, code, of) => {
    expect(problemsOf(text, of)).toEqual({ kind: 'unsettled', code })
  })
})
