import { describe, expect, it } from 'vitest'
import {
  handMatches,
  type MatchedLine,
  withUnknown,
} from '../../../../src/domain/draft-order/hand-match.ts'
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
  it('is remembered by the first text of its line, once the line is ready', () => {
    expect(handMatches(unknown, before)).toEqual([])
    expect(handMatches(unknown, [line('1', 'OM1-080', 'faulty')])).toEqual([])
    expect(handMatches(unknown, [line('1', 'om1-080 cns', 'ready')])).toEqual([
      { customCode: 'US-77', modelCode: 'OM1080CNS' },
    ])
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
    expect(withUnknown(unknown, [line('1', 'other', 'unknown')]).get('1')).toBe('US-77')
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
