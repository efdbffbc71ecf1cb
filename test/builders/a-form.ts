/** Forms for tests, each with overrides. */
import {
  arranged,
  type FormAnswers,
  type FormDefinition,
  type FormQuestion,
  type GroupLayout,
  type InputKind,
} from '../../src/domain/form/form-definition.ts'
import type { PickedFile } from '../../src/domain/form/picked-file.ts'

/** A line to type in that may be left empty. */
export function aQuestion(code: string, overrides: Partial<FormQuestion> = {}): FormQuestion {
  const input: InputKind | undefined = 'input' in overrides ? overrides.input : 'text'
  return {
    code,
    name: `Question ${code}`,
    input,
    inputType: input ?? 'unknown',
    isRequired: false,
    pattern: undefined,
    hint: '',
    options: [],
    ...overrides,
  }
}

export function aLayout(overrides: Partial<GroupLayout> = {}): GroupLayout {
  return {
    heading: '',
    subheading: '',
    isConditional: false,
    orientation: 'vertical',
    codes: [],
    ...overrides,
  }
}

/** A form of these questions, in one group unless a layout says otherwise. */
export function aForm(
  questions: readonly FormQuestion[],
  overrides: Partial<FormDefinition> = {},
  layout: readonly GroupLayout[] = [],
): FormDefinition {
  return {
    id: 'form-1',
    code: 'contact',
    reference: '',
    heading: 'Contact us',
    descriptionHtml: '',
    action: 'add-response',
    actionName: 'addFormResponse',
    submitText: undefined,
    successHtml: undefined,
    needsHumanCheck: false,
    groups: arranged(layout, questions),
    writtenIn: 'en',
    ...overrides,
  }
}

/** The contact form: who, a message, and a drawing for those who have one. */
export function aContactForm(overrides: Partial<FormDefinition> = {}): FormDefinition {
  return aForm(
    [
      aQuestion('name', { name: 'Name', isRequired: true }),
      aQuestion('emailAddress', { name: 'Email address', input: 'email', isRequired: true }),
      aQuestion('topic', {
        name: 'What is it about',
        input: 'select',
        isRequired: true,
        options: [
          { value: 'product', label: 'A product' },
          { value: 'other', label: 'Something else' },
        ],
      }),
      aQuestion('message', { name: 'Message', input: 'textarea', isRequired: true }),
      aQuestion('attachment', { name: 'Drawing', input: 'file' }),
    ],
    { id: 'contact', code: 'contact', ...overrides },
  )
}

/** A message that can be sent. */
export function aContactAnswer(given: Readonly<Record<string, string>> = {}): FormAnswers {
  return answers({
    name: 'Nora Field',
    emailAddress: 'nora@x.test',
    topic: 'product',
    message: 'Which seal for this oil?',
    ...given,
  })
}

const terms = ['DAP', 'DDP', 'EXW', 'FCA'].map((value) => ({ value, label: value }))

/**
 * A registration: company, incoterm and its place are always asked for; a contact with an email and a tax
 * number of digits stand in a conditional group.
 */
export function aRegistration(overrides: Partial<FormDefinition> = {}): FormDefinition {
  return aForm(
    [
      aQuestion('company', { isRequired: true }),
      aQuestion('incoterm', { input: 'select', isRequired: true, options: terms }),
      aQuestion('incotermLocation', { name: 'Named place' }),
      aQuestion('contactEmail', { input: 'email', isRequired: true }),
      aQuestion('taxNumber', { pattern: '^\\d{9}$' }),
    ],
    { id: 'register', code: 'register', heading: 'Register', ...overrides },
    [
      aLayout({ heading: 'Company', codes: ['company', 'incoterm', 'incotermLocation'] }),
      aLayout({
        heading: 'Receiving',
        isConditional: true,
        orientation: 'horizontal',
        codes: ['contactEmail', 'taxNumber'],
      }),
    ],
  )
}

export function answers(given: Readonly<Record<string, string>>): FormAnswers {
  return new Map(Object.entries(given))
}

/** Valid answers to every question. */
export function aRegistrationAnswer(given: Readonly<Record<string, string>> = {}): FormAnswers {
  return answers({
    company: 'Northfield Hydraulics',
    incoterm: 'DAP',
    contactEmail: 'nora@x.test',
    taxNumber: '123456789',
    ...given,
  })
}

export function aFile(overrides: Partial<PickedFile> = {}): PickedFile {
  return { name: 'certificate.pdf', size: 9, content: new Blob(['%PDF-1.7\n']), ...overrides }
}
