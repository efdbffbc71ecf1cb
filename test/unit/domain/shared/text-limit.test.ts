import { describe, expect, it } from 'vitest'
import { textLimit, withinLimit } from '../../../../src/domain/shared/text-limit.ts'

describe('a limited text', () => {
  it('keeps 255 characters and drops the 256th', () => {
    expect(withinLimit('x'.repeat(255))).toHaveLength(255)
    expect(withinLimit('x'.repeat(256))).toHaveLength(255)
    expect(textLimit).toBe(255)
  })

  it('keeps a short text as it is', () => {
    expect(withinLimit(' pump \n')).toBe(' pump \n')
  })

  it('counts as the form field does, where an emoji is two', () => {
    expect(withinLimit('😀'.repeat(127))).toHaveLength(254)
  })

  it('never cuts an emoji in two', () => {
    const text = `${'x'.repeat(254)}😀`
    expect(withinLimit(text)).toBe('x'.repeat(254))
  })
})
