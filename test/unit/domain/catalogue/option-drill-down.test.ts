import { describe, expect, it } from 'vitest'
import {
  backTo,
  firstLevel,
  withOption,
  withStep,
} from '../../../../src/domain/catalogue/option-drill-down.ts'
import { aSku } from '../../../builders/a-product.ts'

const thread = {
  code: 'thread',
  name: 'Thread',
  options: [
    { code: 'G', name: 'BSP' },
    { code: 'N', name: 'NPT' },
  ],
}
const size = { code: 'size', name: 'Size', options: [{ code: '12', name: '1/2"' }] }

const atThread = withStep(firstLevel, { kind: 'group', group: thread })
const atSize = withStep(withOption(atThread, 'G'), { kind: 'group', group: size })

describe('choosing a sku by its options', () => {
  it('asks for one group after the other, until a sku is found', () => {
    expect(atSize.selected).toEqual([
      { groupCode: 'thread', groupName: 'Thread', code: 'G', name: 'BSP' },
    ])
    const chosen = withOption(atSize, '12')
    expect(chosen.step).toBeUndefined()
    const sku = aSku({ code: 'FITG12' })
    expect(withStep(chosen, { kind: 'sku', sku })).toMatchObject({ step: { kind: 'sku', sku } })
  })

  it('has a group once, however often it is answered', () => {
    expect(withStep(atSize, { kind: 'group', group: size })).toEqual(atSize)
  })

  it('takes no option that is not offered', () => {
    expect(withOption(atThread, 'X')).toBe(atThread)
    expect(withOption(firstLevel, 'G')).toBe(firstLevel)
  })

  it('goes back to a group without asking for it again', () => {
    expect(backTo(withOption(atSize, '12'), 1)).toEqual(atSize)
    expect(backTo(atSize, 0)).toEqual(atThread)
    expect(backTo(atSize, 5)).toBe(atSize)
  })

  it('begins anew at the first level when neither a group nor a sku is answered (CONF-17)', () => {
    expect(withStep(withOption(atSize, '12'), { kind: 'nothing' })).toEqual(atThread)
  })

  it('has nothing to offer when not even the first level is answered', () => {
    expect(withStep(firstLevel, { kind: 'nothing' })).toEqual({
      ...firstLevel,
      step: { kind: 'nothing' },
    })
  })
})
