/** Names are words of docs/glossary.md: what the application offers has a row there, and metaphors name nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GivenName, membersOf, namesOf, sourcesBelow, wordsOf } from '../../scripts/names.ts'

const glossary = readFileSync('docs/glossary.md', 'utf8')
const [words = [], banned = []] = glossary.split('\n## ').map(firstCells)

/** The first cells of the table in a section, below its two lines of heading. */
function firstCells(section: string): readonly string[] {
  const rows = section.split('\n').filter((row) => row.startsWith('| ') || row.startsWith('|-'))
  return rows.slice(2).map((row) => row.split('|')[1]?.trim() ?? '')
}

/** Names for which a word of the list is the plain one, and what it means there. */
const plain: Readonly<Record<string, string>> = {
  FieldCounter: 'characters that are counted',
  counter: 'characters that are counted',
  counterOver: 'characters that are counted',
  isLate: 'an offer that comes too late for its day',
  LateWishes: 'requests that came too late for their day',
}

/** Names that have a word of the list in them, in the singular or the plural. */
function metaphorsIn(names: readonly GivenName[]): readonly GivenName[] {
  const found = new RegExp(String.raw`\b(?:${banned.map(inBothNumbers).join('|')})\b`)
  return names.filter(({ name }) => found.test(wordsOf(name)))
}

const inBothNumbers = (word: string) => (word === 'shelf' ? 'shel(?:f|ves)' : `${word}s?`)

const names = ['src', 'test', 'scripts']
  .flatMap((folder) => sourcesBelow(folder))
  .filter((file) => !file.includes('/node_modules/'))
  .flatMap((file) => namesOf(file))

describe('the glossary', () => {
  it('lists its words in order', () => {
    expect(words.length).toBeGreaterThan(100)
    expect(words).toEqual(words.toSorted())
    expect(banned).toEqual(banned.toSorted())
  })

  it.each([
    ['service', membersOf('src/application/services.ts', 'Services')],
    ['port', readdirSync('src/application/ports').map((file) => path.parse(file).name)],
    [
      'chart',
      sourcesBelow('src')
        .filter((file) => file.endsWith('.machine.ts'))
        .map((file) => path.basename(file, '.machine.ts')),
    ],
  ])('has a row for every %s', (_, offered) => {
    const rows = new Set(words.flatMap((word) => word.split(', ')))
    expect(offered.length).toBeGreaterThan(10)
    expect(offered.map(wordsOf).filter((word) => !rows.has(word) && !rows.has(one(word)))).toEqual(
      [],
    )
  })
})

/** One of what a plural names. */
const one = (word: string) => word.replace(/(?<=s)es$|s$/, '')

describe('the files and exports of the shop, its tests and its scripts', () => {
  it('are not named by metaphors', () => {
    expect(names.length).toBeGreaterThan(2000)
    expect(metaphorsIn(names).filter(({ name }) => !(name in plain))).toEqual([])
  })

  it('have each name for which a word of the list is the plain one', () => {
    const all = new Set(names.map(({ name }) => name))
    expect(Object.keys(plain).filter((name) => !all.has(name))).toEqual([])
  })

  it.each([
    ['late-cart.ts', '', 'late-cart'],
    ['a.ts', 'export interface QuoteDesk {}', 'QuoteDesk'],
    ['a.ts', 'const a = 1\nexport { a as cartNews }', 'cartNews'],
    ['a.ts', 'export const { turns, b: [c] } = x', 'turns'],
    ['a.tsx', 'export function OpenShelves() { return <p /> }', 'OpenShelves'],
    ['a.ts', 'export type QuoteAtHand = 1', 'QuoteAtHand'],
  ])('would be found in %s with %j', (file, text, name) => {
    expect(metaphorsIn(namesOf(file, text))).toEqual([{ name, file }])
  })

  it('may have such a word as a part of another, or inside', () => {
    const text = 'const desk = 1\nexport const newsletter = desk\nexport type Template = 1'
    expect(metaphorsIn(namesOf('translated.ts', text))).toEqual([])
  })
})

describe('the sources of the shop, its tests and the reference backend', () => {
  const unclear = /\b(?:anew|somebody)\b/i

  it('say again, and who is meant', () => {
    const found = ['src', 'test', 'reference-backend']
      .flatMap((folder) => sourcesBelow(folder))
      .filter((file) => !file.includes('/node_modules/') && !file.endsWith('/names.test.ts'))
      .filter((file) => unclear.test(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })
})
