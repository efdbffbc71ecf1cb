/** The first half of the texts holds every word that the pages of signing in and the frame of a page say. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { firstTexts, isFirstText, textsInTwo } from '../../scripts/first-texts.ts'
import texts from '../../src/ui/i18n/locales/en.json' with { type: 'json' }

const folders = ['components/Shell', 'pages/sign-in', 'pages/errors']
const files = [
  ...folders.flatMap((folder) =>
    readdirSync(`src/ui/${folder}`)
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.css.ts'))
      .map((name) => `src/ui/${folder}/${name}`),
  ),
  'src/ui/i18n/failure-message.ts',
  'src/ui/i18n/notice-words.ts',
  'src/ui/routes/follow-session.ts',
]
/** What the search says of a code is fetched with the search; by then the other half is there as well. */
const later = new Set(['src/ui/components/Shell/search-suggestions.ts'])

/** Everything in a source that is written like the key of a text and is one. */
function keysIn(file: string): readonly string[] {
  const written = readFileSync(file, 'utf8').matchAll(/['`]([a-z]+(?:\.[\w-]+)+)['`]/gi)
  return [...written].flatMap(([, key = '']) => {
    const known = [key, `${key}_one`].some((name) => Object.hasOwn(texts, name))
    return known ? [key] : []
  })
}

describe('the first texts', () => {
  it.each(files.filter((file) => !later.has(file)))('hold every text of %s', (file) => {
    expect(keysIn(file).filter((key) => !isFirstText(key))).toEqual([])
  })

  it('are looked for where there are some', () => {
    expect(files.flatMap(keysIn).length).toBeGreaterThan(80)
    for (const beginning of firstTexts) {
      expect(
        Object.keys(texts).some((key) => key.startsWith(beginning)),
        beginning,
      ).toBe(true)
    }
  })
})

describe('the two halves', () => {
  const plugin = textsInTwo()
  const cut = plugin.transform
  const half = (id: string) => {
    if (typeof cut !== 'function') throw new Error('The plugin has no transform.')
    const answer: unknown = Reflect.apply(cut, undefined, [JSON.stringify(texts), id])
    return answer === null ? null : JSON.parse(String(Reflect.get(Object(answer), 'code')))
  }

  it('hold the first texts and nothing else in the first', () => {
    const first = Object.keys(half('/shop/src/ui/i18n/locales/en.json'))
    expect(first).toEqual(Object.keys(texts).filter(isFirstText))
  })

  it('leave every other file alone', () => {
    expect(half('/shop/package.json')).toBeNull()
  })
})
