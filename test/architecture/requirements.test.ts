/**
 * A statement of docs/requirements.tsv counts as met when a test of the run names it and the app reaches its rule;
 * what is less is listed. The check bites: claims that do not hold, given to it as values, are found.
 */
import path from 'node:path'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  claimFaults,
  type Evidence,
  evidenceOf,
  idsIn,
  judged,
  mentionsOf,
  openStatements,
} from '../../scripts/requirements.ts'
import { isInTheRun, readTests } from '../../scripts/test-titles.ts'

const root = path.resolve(import.meta.dirname, '../..')

describe('the statements of this checkout', () => {
  it('are each proved or listed as open, and never both not built and proved', () => {
    const evidence = evidenceOf(root)
    expect(claimFaults(evidence)).toEqual([])
    // Nothing lives for its test alone.
    expect(evidence.unreachable).toEqual({ files: [], names: [] })
  })

  it('that are open end with a capability that docs/compromises.md names, and the other way round', () => {
    const wanted = new Set(openStatements(root).flatMap(({ capabilities }) => capabilities))
    expect([...wanted].toSorted()).toEqual(capabilitiesSaid().toSorted())
  })
})

const good: Evidence = {
  statements: [
    { id: 'QUOTE-01', area: 'QUOTE', text: 'A quote has a name.', level: 'pure' },
    { id: 'QUOTE-02', area: 'QUOTE', text: 'A quote can be sung.', level: 'pure' },
    { id: 'I18N-01', area: 'I18N', text: 'There are languages.', level: 'pure' },
    { id: 'QUOTE-03', area: 'QUOTE', text: 'scope: not shown.', level: 'pure' },
  ],
  open: [
    { id: 'QUOTE-02', state: 'not built', reason: 'Nobody sings.', capabilities: ['Song'] },
    { id: 'QUOTE-03', state: 'scope note', reason: 'Says nothing.', capabilities: [] },
  ],
  titles: [
    { file: 'test/unit/name.test.ts', title: 'has a name (QUOTE-01)' },
    { file: 'test/unit/tongue.test.ts', title: 'speaks (I18N-01)' },
  ],
  mentions: [
    { id: 'QUOTE-01', file: 'src/domain/name.ts', name: 'nameOf' },
    { id: 'QUOTE-01', file: 'src/domain/dead.ts', name: undefined },
    { id: 'I18N-01', file: 'src/ui/i18n/i18n.ts', name: undefined },
  ],
  unreachable: { files: ['src/domain/dead.ts'], names: [] },
}

describe('the judgement of claims', () => {
  it('finds nothing wrong where all is proved or listed', () => {
    expect(claimFaults(good)).toEqual([])
    expect(judged(good).map(({ state }) => state)).toEqual([
      'met',
      'not built',
      'met',
      'scope note',
    ])
  })

  it('cries for a statement that is neither named nor listed', () => {
    expect(claimFaults({ ...good, titles: [] })).toEqual([
      'QUOTE-01 is neither listed nor proved. No test of the run names it.',
      'I18N-01 is neither listed nor proved. No test of the run names it.',
    ])
  })

  it('cries for a rule that lives for its test alone', () => {
    const names = [{ file: 'src/domain/name.ts', name: 'nameOf' }]
    expect(claimFaults({ ...good, unreachable: { ...good.unreachable, names } })).toEqual([
      'QUOTE-01 is neither listed nor proved. The app never reaches src/domain/name.ts, src/domain/dead.ts.',
    ])
  })

  it('cries for what is proved, and whose rule no comment of the sources names', () => {
    const mentions = good.mentions.filter(({ id }) => id !== 'I18N-01')
    expect(claimFaults({ ...good, mentions })).toEqual([
      'I18N-01 is proved by test/unit/tongue.test.ts, and no comment of the shop names it.',
    ])
  })

  it('cries for what is listed as not built and named by a test', () => {
    const titles = [...good.titles, { file: 'test/unit/song.test.ts', title: 'sings (QUOTE-02)' }]
    expect(claimFaults({ ...good, titles })).toEqual([
      'QUOTE-02 is listed as not built, and named by test/unit/song.test.ts.',
    ])
  })

  it('lets what is partly met be named, and does not count it as met', () => {
    const open = [
      { id: 'QUOTE-01', state: 'partly', reason: 'Half of it.', capabilities: ['Names'] },
      ...good.open,
    ]
    expect(claimFaults({ ...good, open })).toEqual([])
    expect(judged({ ...good, open })[0]?.state).toBe('partly')
  })

  it.each([
    [{ id: 'QUOTE-09' }, 'QUOTE-09 is listed, and is no statement.'],
    [{ id: 'QUOTE-02' }, 'QUOTE-02 is listed twice.'],
    [{ state: 'someday' }, "QUOTE-01 is listed with the unknown state 'someday'."],
    [{ reason: '' }, 'QUOTE-01 is listed without a reason.'],
    [{ capabilities: [] }, 'QUOTE-01 is listed without what would end it.'],
  ])('cries for the entry %j', (change, fault) => {
    const entry = { id: 'QUOTE-01', state: 'partly', reason: 'Half.', capabilities: ['Names'] }
    expect(claimFaults({ ...good, open: [...good.open, { ...entry, ...change }] })).toContain(fault)
  })

  it('cries for an id that no statement has', () => {
    const titles = [...good.titles, { file: 'test/unit/name.test.ts', title: 'rhymes (QUOTE-77)' }]
    expect(claimFaults({ ...good, titles })).toEqual([
      'test/unit/name.test.ts names QUOTE-77, which is no statement.',
    ])
  })
})

describe('the titles of tests', () => {
  const titlesIn = (source: string) => readTests('planted.test.ts', source).titles

  it('are read from tests and groups, from templates and from the tables of each', () => {
    expect(
      titlesIn(`
        describe('a quote (QUOTE-01)', () => {
          it('has a name (QUOTE-02)', () => {})
          test(\`ends with \${reason} (QUOTE-03)\`, () => {})
          it.each([['QUOTE-04', 1], ['QUOTE-05', 2]])('%s gives %i', () => {})
        })
        onEachShop('the gateway (QUOTE-06)', () => {})
      `),
    ).toEqual([
      'a quote (QUOTE-01)',
      'has a name (QUOTE-02)',
      'ends with … (QUOTE-03)',
      '%s gives %i QUOTE-04 QUOTE-05',
      'the gateway (QUOTE-06)',
    ])
  })

  it('are no comments, no other texts and no tests that are left out', () => {
    expect(
      titlesIn(`
        // proves (QUOTE-01)
        const text = 'QUOTE-02'
        expect(text, 'QUOTE-03').toBe('QUOTE-02')
        it.skip('sings (QUOTE-04)', () => {})
        it.todo('dances (QUOTE-05)')
      `),
    ).toEqual([])
  })

  it.each([
    ['test/unit/domain/quote/quote.test.ts', true],
    ['test/ui/quote/quote-page.test.tsx', true],
    ['test/e2e/cart.e2e.ts', true],
    ['test/strapi/contents.e2e.ts', false],
    ['test/corpus/forgotten.test.ts', false],
  ])('of %s count: %s', (file, counts) => {
    expect(isInTheRun(file)).toBe(counts)
  })
})

describe('ids', () => {
  it('are seen with figures in their area, and of a range all', () => {
    expect(idsIn('(I18N-03) and (QUOTE-43 to QUOTE-46)')).toEqual([
      'I18N-03',
      'QUOTE-43',
      'QUOTE-44',
      'QUOTE-45',
      'QUOTE-46',
    ])
  })

  it('of a range in a source are named by nothing, so that each is found by a search', () => {
    const source = '/** Rules (QUOTE-01 to QUOTE-03, QUOTE-07). */\nexport const nameOf = 1\n'
    expect(mentionsOf('src/a.ts', source).map(({ id }) => id)).toEqual(['QUOTE-07'])
  })

  it('belong to what is declared behind the comment that names them', () => {
    const source = '/** Rules (QUOTE-01). */\n\n/** Names (QUOTE-02). */\nexport const nameOf = 1\n'
    expect(mentionsOf('src/a.ts', source)).toEqual([
      { id: 'QUOTE-01', file: 'src/a.ts', name: undefined },
      { id: 'QUOTE-02', file: 'src/a.ts', name: 'nameOf' },
    ])
  })
})

/** The first column of the table under "Not built". */
function capabilitiesSaid(): readonly string[] {
  const text = readFileSync(path.join(root, 'docs/compromises.md'), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith('Not built'))
  return [...(section ?? '').matchAll(/^\| (?!Capability|---)(.+?) \|/gm)].map(
    ([, capability = '']) => capability,
  )
}
