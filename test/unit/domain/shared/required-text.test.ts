import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { readPurchaseOrder } from '../../../../src/domain/quote/purchase-order.ts'
import { readName } from '../../../../src/domain/shared/name.ts'

describe.each([
  ['a PO number', readPurchaseOrder],
  ['a name', readName],
])('%s', (_, read) => {
  it('is taken without the blanks around it', () => {
    expect(read('  Works 2 – ä/§ ')).toEqual(E.right('Works 2 – ä/§'))
  })

  it('holds 255 characters and not one more', () => {
    expect(read('x'.repeat(255))).toEqual(E.right('x'.repeat(255)))
    expect(read('x'.repeat(256))).toEqual(E.left({ kind: 'too-long' }))
  })
})

it('does not save an empty PO number (QUOTE-59)', () => {
  expect(readPurchaseOrder('')).toEqual(E.left({ kind: 'required' }))
  expect(readPurchaseOrder(' \t')).toEqual(E.left({ kind: 'required' }))
})

it('asks for a name of a new quote or list that is not blank (QUOTE-17)', () => {
  expect(readName('  ')).toEqual(E.left({ kind: 'required' }))
})
