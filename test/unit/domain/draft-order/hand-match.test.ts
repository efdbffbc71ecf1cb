import { describe, expect, it } from 'vitest'
import {
  handMatches,
  matchedItem,
  type MatchedLine,
  readUnknown,
  unknownText,
  withUnknown,
} from '../../../../src/domain/draft-order/hand-match.ts'
import type { QuoteItemId } from '../../../../src/domain/quote/quote-item.ts'
import { codesWith, writtenOver } from '../../../../src/domain/draft-order/kept-code.ts'

const line = (key: string, text: string, now: 'unknown' | 'ready' | 'faulty'): MatchedLine => ({
  key,
  text,
  isUnknown: now === 'unknown',
  isReady: now === 'ready',
})
const before = [line('1', 'US-77', 'unknown'), line('2', 'us-77', 'unknown')]
const unknown = withUnknown(new Map(), before)

describe('a code that is matched by hand', () => {
  it('is remembered by what its line said before, once the line is ready', () => {
    expect(handMatches(unknown, before)).toEqual([])
    expect(handMatches(unknown, [line('1', 'OM1-080', 'faulty')])).toEqual([])
    expect(handMatches(unknown, [line('1', 'om1-080 cns', 'ready')])).toEqual([
      { customCode: 'US-77', modelCode: 'OM1080CNS' },
    ])
  })

  it('is known again from what was kept, with whatever stood in its lines', () => {
    const many = withUnknown(unknown, [line('1', 'A=&b 1', 'unknown'), ...before.slice(1)])
    expect(readUnknown(unknownText(many))).toEqual(many)
    expect(
      handMatches(readUnknown(unknownText(unknown)), [line('1', 'OM1080CNS', 'ready')]),
    ).toEqual([{ customCode: 'US-77', modelCode: 'OM1080CNS' }])
    expect(unknownText(withUnknown(new Map(), [line('3', 'OM1080CNS', 'ready')]))).toBe('')
  })

  it('counts once however many lines have it, and not at all where they differ', () => {
    const [one, same] = [line('1', 'OM1080CNS', 'ready'), line('2', 'OM1080CNS', 'ready')]
    expect(handMatches(unknown, [one, same])).toHaveLength(1)
    expect(handMatches(unknown, [one, { ...same, text: 'OM1100CNS' }])).toEqual([])
  })

  it('is no slip in a model code', () => {
    const slip = withUnknown(new Map(), [line('1', 'OM1080CNQ', 'unknown')])
    expect(handMatches(slip, [line('1', 'OM1080CNS', 'ready')])).toEqual([])
  })

  it('is looked for again only where there is a new one', () => {
    expect(withUnknown(unknown, before)).toBe(unknown)
    const one = withUnknown(unknown, [line('1', 'other', 'unknown')])
    expect(one.get('1')?.unknown).toEqual(['US-77', 'other'])
  })
})

describe('an own code that is matched without being typed', () => {
  it('stands in the source of a line, beside a model for which it does not stand', () => {
    const beside = { ...line('1', 'om1080cns', 'ready'), strayCode: 'US-77' }
    const match = { customCode: 'US-77', modelCode: 'OM1080CNS' }
    expect(handMatches(new Map(), [beside])).toEqual([match])
    expect(handMatches(new Map(), [{ ...beside, isReady: false }])).toEqual([])
  })

  it('has come off a line of a quote whose model was changed', () => {
    const named = { id: '1' as QuoteItemId, customCode: 'US-77', modelCode: 'OM1080CNS' }
    const items = withUnknown(new Map(), [matchedItem(named)])
    const changed = matchedItem({ ...named, customCode: '', modelCode: 'OM1100CNS' })
    expect(handMatches(items, [matchedItem(named)])).toEqual([])
    expect(handMatches(items, [changed])).toEqual([{ customCode: 'US-77', modelCode: 'OM1100CNS' }])
  })
})

describe('a code that is typed while it is looked for', () => {
  const after = (...texts: readonly string[]) => {
    const [last = ''] = texts.slice(-1)
    const known = texts.reduce(
      (now, text) => withUnknown(now, [line('1', text, text === last ? 'ready' : 'unknown')]),
      withUnknown(new Map(), []),
    )
    return handMatches(known, [line('1', last, 'ready')]).map(({ customCode }) => customCode)
  }

  it('is none where it is the beginning of the model', () => {
    expect(after('O', 'om', 'OM1080CNS')).toEqual([])
  })

  it('is the last whole one, not a fragment that was typed or taken back', () => {
    expect(after('Z', 'ZQ', 'ZQ-77', 'OM1080CNS')).toEqual(['ZQ-77'])
    expect(after('ZQ-77', 'ZQ', 'Z', 'o', 'om', 'OM1080CNS')).toEqual(['ZQ-77'])
    expect(after('ZQ-77', 'ZR-78', 'OM1080CNS')).toEqual(['ZR-78'])
  })

  it('is forgotten where a block is laid over it', () => {
    const lines = [line('1', 'ZQ-77', 'unknown'), line('2', 'ZQ-78', 'unknown')]
    const block = [line('1', 'OM1100CNS', 'ready'), line('2', 'OM1080CNS', 'ready')]
    const known = withUnknown(withUnknown(new Map(), lines), block)
    expect(handMatches(known, block)).toEqual([])
  })
})

describe('the codes that are kept', () => {
  const codes = [
    { customCode: 'Bench-7', modelCode: 'OM1080CNS' },
    { customCode: 'US-77', modelCode: 'OM1100CNS' },
  ]

  it.each([
    ['', 2],
    ['bench', 1],
    ['om1-100', 1],
    ['om1 us', 1],
    ['--', 0],
  ])('are found by %j', (keyword, count) => {
    expect(codesWith(codes, keyword)).toHaveLength(count)
  })

  it('say what a save has written over, and nothing where it was the same', () => {
    const code = { customCode: 'US-77', modelCode: 'OM1080CNS' }
    expect(writtenOver({ code, previous: 'OM1100CNS' })).toBe('OM1100CNS')
    expect(writtenOver({ code, previous: 'OM1080CNS' })).toBeUndefined()
    expect(writtenOver({ code, previous: undefined })).toBeUndefined()
  })
})
