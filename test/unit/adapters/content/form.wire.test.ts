/** Forms as content management writes them, and as it should not write them. */
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeForm } from '../../../../src/adapters/content/wire/form.wire.ts'
import { type FormDefinition, questionsOf } from '../../../../src/domain/form/form-definition.ts'

function read(document: Readonly<Record<string, unknown>>): FormDefinition {
  const decoded = decodeForm('en')({ data: [{ formCode: 'contact', ...document }] })
  if (E.isLeft(decoded) || !decoded.right) throw new Error('This is no form.')
  return decoded.right
}

const question = (attributeCode: string, fields = {}) => ({
  attributeCode,
  attributeName: `Name of ${attributeCode}`,
  inputType: 'text',
  ...fields,
})

describe('the layout of a form on the wire', () => {
  it('is JSON in a text: groups with heading, subheading, condition, elements, orientation (FORM-06)', () => {
    const formLayout = JSON.stringify([
      {
        heading: 'H',
        subheading: 'S',
        conditional: true,
        elements: 'b, a',
        orientation: 'Horizontal',
      },
      { elements: ['c'], orientation: 'Vertical' },
    ])
    const form = read({ formLayout, formQuestions: ['a', 'b', 'c'].map((code) => question(code)) })
    expect(form.groups).toMatchObject([
      { heading: 'H', subheading: 'S', isConditional: true, orientation: 'horizontal' },
      { heading: '', subheading: '', isConditional: false, orientation: 'vertical' },
    ])
    expect(questionsOf(form).map(({ code }) => code)).toEqual(['b', 'a', 'c'])
  })

  it.each(['not JSON', '{"heading":"H"}', '[[[]]]', 'null', 7, null])(
    'leaves the questions one below the other when it is %s (T31)',
    (formLayout) => {
      const form = read({ formLayout, formQuestions: [question('a')] })
      expect(form.groups).toMatchObject([{ orientation: 'vertical', questions: [{ code: 'a' }] }])
    },
  )

  it('never breaks the form, whatever it holds (T31)', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
        (layout, list) => {
          const form = read({ formLayout: layout, formQuestions: list })
          expect(questionsOf(form).length).toBeLessThanOrEqual(200)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a question on the wire', () => {
  it('has code, name, kind, duty, pattern, place and options (FORM-07)', () => {
    const form = read({
      formQuestions: [
        question('second', { sortOrder: '2', inputType: 'Email', requiredFlag: 'true' }),
        question('first', {
          sortOrder: 1,
          inputType: 'select',
          validationRegex: '^[a-z]$',
          attributeHint: 'A letter.',
          options: [
            { attributeOptionValue: 'a', attributeOptionLabel: 'EmailMessage A' },
            { value: 'b' },
            { value: 'c,d', label: 'Two in one' },
          ],
        }),
      ],
    })
    expect(questionsOf(form)).toEqual([
      {
        code: 'first',
        name: 'Name of first',
        input: 'select',
        inputType: 'select',
        isRequired: false,
        pattern: '^[a-z]$',
        hint: 'A letter.',
        options: [
          { value: 'a', label: 'EmailMessage A' },
          { value: 'b', label: 'b' },
        ],
      },
      expect.objectContaining({ code: 'second', input: 'email', isRequired: true, options: [] }),
    ])
  })

  it.each([
    ['textArea', 'textarea'],
    ['radioGroup', 'radio'],
    ['checkboxGroup', 'checkboxes'],
    ['multi-select', 'multi-select'],
    ['yesNo', 'yes-no'],
    ['dateTime', 'date-time'],
    ['tel', 'phone'],
    ['hologram', undefined],
  ])('of the kind %s is read as %s', (inputType, input) => {
    const [one] = questionsOf(read({ formQuestions: [question('a', { inputType })] }))
    expect(one).toMatchObject({ inputType })
    expect(one?.input).toBe(input)
  })

  it('is left out when its code can be no field of a request (T31)', () => {
    const codes = ['__proto__', 'formResponse', 'recaptchaToken', '', '1a', 'a b', 'fine']
    const form = read({ formQuestions: codes.map((code) => question(code)) })
    expect(questionsOf(form).map(({ code }) => code)).toEqual(['fine'])
  })
})

describe('what is said around a form on the wire', () => {
  it('is reference, heading, description, action, button, success and the human check', () => {
    const words = {
      formReference: 'F-1',
      formHeading: 'Heading',
      formDescription: '<p>Words</p>',
      formAction: 'addFormResponse',
      actionButtonText: 'Go',
      successMessage: 'Thanks',
      formRequireReCAPTCHA: 1,
      formID: 'id-1',
    }
    expect(read(words)).toMatchObject({
      id: 'id-1',
      reference: 'F-1',
      heading: 'Heading',
      descriptionHtml: '<p>Words</p>',
      action: 'add-response',
      submitText: 'Go',
      successHtml: 'Thanks',
      needsHumanCheck: true,
    })
  })

  it('may be missing', () => {
    expect(read({})).toMatchObject({ id: 'contact', submitText: undefined, successHtml: undefined })
    expect(read({ formAction: 'launchRocket' })).toMatchObject({ action: 'unsupported' })
  })
})
