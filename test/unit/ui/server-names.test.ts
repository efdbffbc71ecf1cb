/** Names of the server for readers of other languages. */
import { expect, it } from 'vitest'
import type { FulfilmentMethod } from '../../../src/domain/quote/fulfilment.ts'
import { statusLabel } from '../../../src/domain/quote/quote-status.ts'
import { methodWords } from '../../../src/ui/i18n/method-words.ts'
import { statusWords } from '../../../src/ui/i18n/server-names.ts'
import { namedTexts } from './english-words.ts'

const { t } = namedTexts()
const wordsIn = (language: string) => ({ t, i18n: { language } })
const own = 'quotes:status.returned'

it.each([
  ['en_us', 'Sent back', 'Sent back'],
  ['pl', 'Sent back', 'Sent back'],
  ['en_gb', '', own],
  ['de', 'Sent back', own],
  ['fr', '', own],
])(
  "a known status read in %s with the server's name %j is %s (QUOTE-29)",
  (language, name, said) => {
    expect(statusWords(wordsIn(language), statusLabel('returned', name))).toBe(said)
  },
)

it('a status that the shop does not know keeps its raw code in every language (QUOTE-29)', () => {
  const expired = statusLabel('unknown', 'qstOnHold')
  expect(['en_us', 'de'].map((language) => statusWords(wordsIn(language), expired))).toEqual([
    'qstOnHold',
    'qstOnHold',
  ])
})

it.each<[name: string, type: FulfilmentMethod['type'], said: string]>([
  ['Shipping', 'shipping', 'quote:fulfilment.name.shipping'],
  ['Pick-up', 'pickup', 'quote:fulfilment.name.pickup'],
  ['', 'auto', 'quote:fulfilment.name.auto'],
  ['Express shipping', 'shipping', 'Express shipping'],
  ['Drone', 'other', 'Drone'],
])('the method %j of type %s is called %s', (name, type, said) => {
  expect(methodWords(t, { id: '1', name, type })).toBe(said)
})
