/** What the server says to a customer is said in German, Spanish and French as well. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { FRENCH } from '../../../reference-backend/words/french.ts'
import { GERMAN } from '../../../reference-backend/words/german.ts'
import { nameIn, sentenceIn } from '../../../reference-backend/words/sentences.ts'
import { SPANISH } from '../../../reference-backend/words/spanish.ts'

const OTHERS = ['de', 'es', 'fr'] as const
const PLACE = /\{\d\}/g

/** Where calls of customers are answered; what stands elsewhere is read by who runs the server. */
const FOLDERS = ['attempts', 'commerce', 'database', 'faults', 'forms', 'http', 'pricing']
/** Documents and frames have words of their own. */
const APART = [
  'quote-document',
  'order-paper-words.ts',
  'human-check.ts',
  'content-policy-reports.ts',
  'directory-lock.ts',
]
/** What programs alone read. */
const UNSAID = [
  'This call is not known here.',
  'The card vault cannot be reached.',
  'The provider of payments has refused to move money.',
]

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"((?:[^"\\\n]|\\.)*)"/g
const DEFECT = /new (?:Type)?Error\(\s*(?:`[^`]*`|'[^']*')/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const SENTENCE = /^(?:[A-Z]|\$\{).* .*[a-z][.!]$/

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name)
    if (APART.includes(entry.name)) return []
    if (entry.isDirectory()) return sourcesBelow(at)
    return at.endsWith('.ts') ? [at] : []
  })
}

function sentencesOf(source: string): readonly string[] {
  const code = readFileSync(source, 'utf8').replace(COMMENT, '').replace(DEFECT, '')
  return [...code.matchAll(LITERAL)]
    .map(([, single, template, double]) => single ?? template ?? double ?? '')
    .filter((text) => SENTENCE.test(text) && !UNSAID.includes(text))
}

const said = FOLDERS.flatMap((folder) => sourcesBelow(path.join('reference-backend', folder)))
  .flatMap(sentencesOf)
  // A sentence that follows another one is said alone.
  .map((text) => text.replace(/^\$\{\w+\} (?=[A-Z])/, ''))
  .map((text) => text.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '7'))

describe('the sentences of the server', () => {
  it('are said in each language', () => {
    expect(said.length).toBeGreaterThan(150)
    for (const locale of OTHERS) {
      expect(said.filter((text) => sentenceIn(locale, text) === text)).toEqual([])
    }
  })

  it('have the same places in each language, and no word more than English has', () => {
    const english = Object.keys(GERMAN)
    for (const sentences of [GERMAN, SPANISH, FRENCH]) {
      expect(Object.keys(sentences)).toEqual(english)
      for (const [text, translated] of Object.entries(sentences)) {
        expect(translated.match(PLACE)?.toSorted() ?? []).toEqual(
          text.match(PLACE)?.toSorted() ?? [],
        )
      }
    }
  })

  it('keep what varies in them, with days, states and fields in the language of the reader', () => {
    const inGerman = (text: string) => sentenceIn('de', text)
    expect(inGerman('Model TM231 is not known.')).toBe(
      'Der Typenschlüssel TM231 ist nicht bekannt.',
    )
    expect(inGerman('The requested date must be 2027-03-09 or later.')).toContain('09. März 2027')
    expect(inGerman('This quote is now Confirmed, it can no longer be edited.')).toContain(
      'Bestätigt',
    )
    expect(inGerman('Please choose a state from the list.')).toContain('Bundesstaat')
    expect(inGerman('Too many attempts. Please try again in 7 minutes.')).toContain('7 Minuten')
  })

  it('are taken apart where several were joined', () => {
    expect(sentenceIn('de', 'TM231: Model TM231 is not known. The item could not be found.')).toBe(
      'TM231: Der Typenschlüssel TM231 ist nicht bekannt. Die Position wurde nicht gefunden.',
    )
    expect(sentenceIn('fr', 'Line 3: Every product needs a quantity.')).toBe(
      'Ligne 3 : Chaque produit doit avoir une quantité.',
    )
  })

  it('stay in English for an English reader, and a name that people gave stays as it is', () => {
    for (const text of said) expect(sentenceIn('en', text)).toBe(text)
    expect(nameIn('de', 'Move 3 to 4')).toBe('Move 3 to 4')
    expect(nameIn('de', 'Standard freight')).toBe('Standardfracht')
  })
})
