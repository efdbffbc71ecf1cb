/** How the forms are put together: what is the same in every language. */

export interface QuestionPlan {
  readonly type: string
  readonly required?: boolean
  readonly pattern?: string
  /** Values of the options; their words are those of the language. */
  readonly options?: readonly string[]
}

export interface GroupPlan {
  readonly codes: readonly string[]
  readonly orientation: 'Horizontal' | 'Vertical'
  readonly conditional?: boolean
}

export interface FormPlan {
  readonly reference: string
  readonly needsHumanCheck?: boolean
  readonly groups: readonly GroupPlan[]
  readonly questions: Readonly<Record<string, QuestionPlan>>
}

export const FORM_CODES = [
  'contact',
  'newsletter',
  'register',
  'account-credit-application',
  'bank-authorisation',
] as const

export type FormCode = (typeof FORM_CODES)[number]

const required = true
const line = { type: 'text' } as const
const neededLine = { type: 'text', required } as const
const neededEmail = { type: 'email', required } as const
const neededTick = { type: 'checkbox', required } as const

export const FORM_PLANS: Readonly<Record<FormCode, FormPlan>> = {
  contact: {
    reference: 'F-100',
    groups: [
      { codes: ['name', 'company', 'emailAddress', 'phoneNumber'], orientation: 'Horizontal' },
      { codes: ['topic', 'message', 'attachment'], orientation: 'Vertical' },
    ],
    questions: {
      name: neededLine,
      company: line,
      emailAddress: neededEmail,
      phoneNumber: { type: 'phone' },
      topic: { type: 'select', required, options: ['product', 'order', 'service', 'other'] },
      message: { type: 'textArea', required },
      attachment: { type: 'file' },
    },
  },
  newsletter: {
    reference: 'F-101',
    groups: [{ codes: ['emailAddress'], orientation: 'Vertical' }],
    questions: { emailAddress: neededEmail },
  },
  register: {
    reference: 'F-200',
    needsHumanCheck: true,
    groups: [
      { codes: ['company', 'businessType', 'taxNumber', 'website'], orientation: 'Horizontal' },
      {
        codes: ['firstName', 'lastName', 'emailAddress', 'phoneNumber'],
        orientation: 'Horizontal',
      },
      { codes: ['incoterm', 'incotermLocation'], orientation: 'Horizontal' },
      {
        codes: ['street', 'postalCode', 'city', 'receivingEmail', 'forklift'],
        orientation: 'Horizontal',
        conditional: true,
      },
      { codes: ['certificate', 'agreement'], orientation: 'Vertical' },
    ],
    questions: {
      company: neededLine,
      businessType: {
        type: 'select',
        required,
        options: ['maker', 'dealer', 'workshop', 'operator'],
      },
      taxNumber: { type: 'text', pattern: '^[A-Za-z0-9][A-Za-z0-9 .-]{4,19}$' },
      website: line,
      firstName: neededLine,
      lastName: neededLine,
      emailAddress: neededEmail,
      phoneNumber: { type: 'phone', required },
      incoterm: { type: 'select', required, options: ['DAP', 'DDP', 'EXW', 'FCA', 'CIP'] },
      incotermLocation: neededLine,
      street: neededLine,
      postalCode: { type: 'text', required, pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$' },
      city: neededLine,
      receivingEmail: neededEmail,
      forklift: { type: 'yesNo', required },
      certificate: { type: 'file' },
      agreement: neededTick,
    },
  },
  'account-credit-application': {
    reference: 'F-300',
    groups: [
      { codes: ['legalName', 'foundedOn', 'employees', 'taxNumber'], orientation: 'Horizontal' },
      { codes: ['creditLimit', 'paymentTerms'], orientation: 'Vertical' },
      { codes: ['goods'], orientation: 'Vertical' },
      { codes: ['referenceName', 'referenceEmail', 'referencePhone'], orientation: 'Horizontal' },
      { codes: ['statements', 'signatory', 'consent'], orientation: 'Vertical' },
    ],
    questions: {
      legalName: neededLine,
      foundedOn: { type: 'date' },
      employees: { type: 'number', pattern: '^\\d{1,6}$' },
      taxNumber: { type: 'text', required, pattern: '^[A-Za-z0-9][A-Za-z0-9 .-]{4,19}$' },
      creditLimit: { type: 'number', required, pattern: '^\\d{1,8}$' },
      paymentTerms: { type: 'radioGroup', required, options: ['NET30', 'NET60'] },
      goods: { type: 'checkboxGroup', options: ['motors', 'pumps', 'valves', 'seals'] },
      referenceName: neededLine,
      referenceEmail: neededEmail,
      referencePhone: { type: 'phone' },
      statements: { type: 'file' },
      signatory: neededLine,
      consent: neededTick,
    },
  },
  'bank-authorisation': {
    reference: 'F-301',
    groups: [
      { codes: ['bankName', 'bankContact', 'bankPhone', 'bankEmail'], orientation: 'Horizontal' },
      { codes: ['accountType', 'lastFour'], orientation: 'Vertical' },
      { codes: ['signatory', 'signedOn'], orientation: 'Horizontal' },
      { codes: ['authorise'], orientation: 'Vertical' },
    ],
    questions: {
      bankName: neededLine,
      bankContact: neededLine,
      bankPhone: { type: 'phone', required },
      bankEmail: { type: 'email' },
      accountType: { type: 'radioGroup', required, options: ['checking', 'savings'] },
      lastFour: { type: 'text', required, pattern: '^\\d{4}$' },
      signatory: neededLine,
      signedOn: { type: 'date', required },
      authorise: neededTick,
    },
  },
}
