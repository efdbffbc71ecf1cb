import { describe, expect, it } from 'vitest'
import { type AnswerProblem, problemsOfForm } from '../../../../src/domain/form/form-check.ts'
import type { FormDefinition, FormQuestion } from '../../../../src/domain/form/form-definition.ts'
import {
  aFile,
  aForm,
  aLayout,
  answers,
  aQuestion,
  aRegistration,
  aRegistrationAnswer,
} from '../../../builders/a-form.ts'

const noFiles = new Map()

function problemsOf(form: FormDefinition, given: Readonly<Record<string, string>>) {
  return problemsOfForm(form, { answers: answers(given), files: noFiles })
}

/** What is wrong with one answer to one question. */
function problemWith(answer: string, question: Partial<FormQuestion>): AnswerProblem | undefined {
  return problemsOf(aForm([aQuestion('one', question)]), { one: answer })[0]?.kind
}

describe('a question', () => {
  it('that is required must not be left empty, nor filled with blanks (FORM-11)', () => {
    expect(problemWith('', { isRequired: true })).toBe('required')
    expect(problemWith('  ', { isRequired: true })).toBe('required')
    expect(problemWith('x', { isRequired: true })).toBeUndefined()
    expect(problemWith('', {})).toBeUndefined()
  })

  it('with a pattern must fit it; left empty it is let off (FORM-12)', () => {
    const pattern = '^\\d{5}$'
    expect(problemWith('1234', { pattern })).toBe('pattern')
    expect(problemWith('12345', { pattern })).toBeUndefined()
    expect(problemWith('', { pattern })).toBeUndefined()
    expect(problemWith('a1', { pattern: '\\d' })).toBeUndefined()
  })

  it.each(['[', '(?=a)b', '(a)\\1'])(
    'with a pattern that cannot be decided does not block sending: %s',
    (pattern) => {
      expect(problemWith('anything', { pattern })).toBeUndefined()
    },
  )

  it('for an email must be answered by one, required or not (FORM-13)', () => {
    for (const wrong of ['nora', 'nora@', '@x.test', 'nora@x..test', 'no ra@x.test']) {
      expect(problemWith(wrong, { input: 'email' }), wrong).toBe('email')
    }
    expect(problemWith(' nora@x.test ', { input: 'email' })).toBeUndefined()
    expect(problemWith('', { input: 'email' })).toBeUndefined()
  })

  it.each([
    ['phone', '12', 'phone'],
    ['number', '1e3', 'number'],
    ['date', '2027-02-30', 'date'],
    ['select', 'c', 'option'],
    ['radio', 'c', 'option'],
    ['checkboxes', 'a,c', 'option'],
    ['multi-select', 'c', 'option'],
  ] as const)('of the kind %s refuses %s', (input, answer, kind) => {
    const options = ['a', 'b'].map((value) => ({ value, label: value }))
    expect(problemWith(answer, { input, options })).toBe(kind)
  })

  it.each([
    ['number', '-12,5'],
    ['date', '2027-02-28'],
    ['select', 'b'],
    ['checkboxes', 'a,b'],
    ['yes-no', 'true'],
    ['time', '08:30'],
  ] as const)('of the kind %s takes %s', (input, answer) => {
    const options = ['a', 'b'].map((value) => ({ value, label: value }))
    expect(problemWith(answer, { input, options })).toBeUndefined()
  })

  it('of an unknown kind does not block sending', () => {
    expect(problemWith('', { input: undefined, isRequired: true })).toBeUndefined()
  })

  it('takes at most a thousand characters', () => {
    expect(problemWith('x'.repeat(1_000), {})).toBeUndefined()
    expect(problemWith('x'.repeat(1_001), {})).toBe('too-long')
  })
})

describe('a question for a file', () => {
  const form = aForm([aQuestion('proof', { input: 'file', isRequired: true })])
  const problemOf = (file?: ReturnType<typeof aFile>) =>
    problemsOfForm(form, { answers: new Map(), files: new Map(file ? [['proof', file]] : []) })[0]
      ?.kind

  it('that is required must be given one', () => {
    expect(problemOf()).toBe('required')
    expect(problemOf(aFile())).toBeUndefined()
  })

  it.each([
    ['notes.html', 10, 'file-kind'],
    ['plan.pdf.exe', 10, 'file-kind'],
    ['picture.svg', 10, 'file-kind'],
    ['noending', 10, 'file-kind'],
    ['empty.pdf', 0, 'file-empty'],
    ['large.pdf', 10 * 1024 * 1024 + 1, 'file-size'],
    [`${'x'.repeat(300)}.pdf`, 10, 'file-name'],
  ] as const)('refuses %s of %d bytes (T26)', (name, size, kind) => {
    expect(problemOf(aFile({ name, size }))).toBe(kind)
  })

  it('takes five files in one form (T26)', () => {
    const codes = ['a', 'b', 'c', 'd', 'e', 'f']
    const six = aForm(codes.map((code) => aQuestion(code, { input: 'file' })))
    const files = new Map(codes.map((code) => [code, aFile()]))
    expect(problemsOfForm(six, { answers: new Map(), files })).toEqual([
      { code: 'f', kind: 'too-many-files' },
    ])
  })
})

describe('the conditional groups', () => {
  const aFileQuestion = aQuestion('plan', { input: 'file', isRequired: true })
  const problemsFor = (incoterm: string, given: Readonly<Record<string, string>>) =>
    problemsOfForm(aRegistration(), {
      answers: aRegistrationAnswer({ incoterm, ...given }),
      files: noFiles,
    })

  it('let go of the required and email checks for other incoterms than DAP and DDP (FORM-14)', () => {
    for (const incoterm of ['DAP', 'DDP', ' dap ']) {
      expect(problemsFor(incoterm.trim().toUpperCase(), { contactEmail: '' })).toEqual([
        { code: 'contactEmail', kind: 'required' },
      ])
      expect(problemsFor(incoterm.trim().toUpperCase(), { contactEmail: 'nora' })).toEqual([
        { code: 'contactEmail', kind: 'email' },
      ])
    }
    expect(problemsFor('FCA', { contactEmail: '' })).toEqual([])
    expect(problemsFor('FCA', { contactEmail: 'nora' })).toEqual([])
  })

  it('let go of a required file, too (FORM-14)', () => {
    const form = aForm(
      [aQuestion('incoterm', { input: 'select', options: [] }), aFileQuestion],
      {},
      [aLayout({ codes: ['incoterm'] }), aLayout({ isConditional: true, codes: ['plan'] })],
    )
    const problemsWith = (incoterm: string) =>
      problemsOfForm(form, { answers: new Map([['incoterm', incoterm]]), files: noFiles })
    expect(problemsWith('DAP')).toContainEqual({ code: 'plan', kind: 'required' })
    expect(problemsWith('FCA')).not.toContainEqual({ code: 'plan', kind: 'required' })
  })

  it('keep their patterns while they are to be seen, and nothing when they are hidden (O-31)', () => {
    expect(problemsFor('FCA', { taxNumber: '12' })).toEqual([
      { code: 'taxNumber', kind: 'pattern' },
    ])
    expect(problemsFor('EXW', { taxNumber: '12', contactEmail: 'nora' })).toEqual([])
  })

  it('are asked for while no incoterm is chosen', () => {
    expect(problemsFor('', { contactEmail: '' }).map(({ code }) => code)).toEqual([
      'incoterm',
      'contactEmail',
    ])
  })
})
