/** The keys of texts are typed: `tsc` fails on each line below that compiles though it is expected not to. */
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import type { Notice } from '../../../src/application/ports/notifier.ts'
import { englishWords } from './english-words.ts'

const refused = (t: TFunction, kind: 'required' | 'unheard') => [
  // @ts-expect-error -- no text has this key
  t('common:noSuchText'),
  // @ts-expect-error -- no area has this name
  t('nowhere:tryAgain'),
  // @ts-expect-error -- one of the keys that the template can give has no text
  t(`address:problem.${kind}`),
  // @ts-expect-error -- a key is written with its area
  t('tryAgain'),
  // @ts-expect-error -- a default does not stand in for a text
  t('common:noSuchText', 'Try again'),
]

it('lets no wrong key compile, and none without its area, in a component or in a notice', () => {
  // @ts-expect-error -- no text has this key
  const notice: Notice = { tone: 'info', key: 'common:noSuchText' }
  const texts = refused(englishWords().t, 'unheard')
  expect(texts.slice(0, 3)).toEqual(['noSuchText', 'tryAgain', 'problem.unheard'])
  expect(notice.key).toBe('common:noSuchText')
})

it('gives the text of a right one', () => {
  const { t } = englishWords()
  const kind = 'required' satisfies 'required' | 'invalid-phone'
  expect([t('common:tryAgain'), t(`address:problem.${kind}`, { field: 'City' })]).toEqual([
    'Try again',
    'City is required',
  ])
})
