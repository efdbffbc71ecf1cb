/** What forms say: the exact texts of the specification. */
import { describe, expect, it } from 'vitest'
import { problemsOfForm } from '../../../src/domain/form/form-check.ts'
import type { InputKind } from '../../../src/domain/form/form-definition.ts'
import { answerMarkWords, submitWords, thanksWords } from '../../../src/ui/i18n/form-words.ts'
import { startTranslations } from '../../../src/ui/i18n/i18n.ts'
import { formatFileSize } from '../../../src/ui/i18n/format-number.ts'
import { aForm, answers, aQuestion } from '../../builders/a-form.ts'

const { translations, ready } = startTranslations('en_us', ['form'])
await ready
const { t } = translations

function wordsFor(input: InputKind, answer: string) {
  const question = aQuestion('one', { input })
  const filled = { answers: answers({ one: answer }), files: new Map() }
  return problemsOfForm(aForm([question]), filled).map((mark) => answerMarkWords(t, question, mark))
}

describe('the words of a form', () => {
  it("for an invalid phone are 'Phone number is not valid' (FORM-03)", () => {
    expect(wordsFor('phone', 'call me')).toEqual(['Phone number is not valid'])
    expect(wordsFor('phone', '+1 (218) 555-0142')).toEqual([])
  })

  it("for an invalid email are 'Please enter a valid email address' (FORM-04)", () => {
    expect(wordsFor('email', 'nora@')).toEqual(['Please enter a valid email address'])
    expect(wordsFor('email', 'nora@x.test')).toEqual([])
  })

  it("are 'Submit' for a button without words of its own (FORM-09)", () => {
    expect(submitWords(t, { submitText: undefined })).toBe('Submit')
    expect(submitWords(t, { submitText: 'Apply' })).toBe('Apply')
  })

  it('are the thanks of the specification for a form without thanks of its own (FORM-10)', () => {
    const thanks = 'Thank you for contacting us, we will get back to you as soon as possible.'
    expect(thanksWords(t, { successHtml: undefined })).toBe(thanks)
    expect(thanksWords(t, { successHtml: '<p>Danke</p>' })).toBe('<p>Danke</p>')
  })
})

it('the size of a file is written with a unit that one can grasp', () => {
  expect(formatFileSize(340_000, 'en_us')).toBe('340 kB')
  expect(formatFileSize(2_440_000, 'en_us')).toBe('2.4 MB')
  expect(formatFileSize(2_440_000, 'de')).toBe('2,4 MB')
})
