/**
 * Forms on the wire (FORM-06, FORM-07, FORM-08). The layout is JSON inside a text and is believed as little
 * as any other: what cannot be read of it is left out, and its questions then stand below one another.
 */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { type ContentLocale, localeWritten } from '../../../domain/content/content-locale.ts'
import {
  arranged,
  type FormDefinition,
  type FormQuestion,
  type GroupLayout,
  type InputKind,
  type QuestionOption,
} from '../../../domain/form/form-definition.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { parseJson } from '../../http/json.ts'
import {
  amount,
  flag,
  lenient,
  needed,
  optionalText,
  rows,
  text,
  texts,
} from '../../http/lenient.wire.ts'
import { document, documents } from './strapi.wire.ts'

/** An option as the engine writes it, or as anybody else would. */
const OptionWire = t.type({
  attributeOptionValue: text,
  attributeOptionLabel: text,
  value: text,
  label: text,
})

const QuestionWire = t.type({
  attributeCode: needed,
  attributeName: text,
  attributeHint: text,
  inputType: text,
  requiredFlag: flag,
  validationRegex: optionalText,
  sortOrder: amount,
  options: rows(OptionWire),
})

const GroupWire = t.type({
  heading: text,
  subheading: text,
  conditional: flag,
  orientation: text,
  elements: texts,
})

const FormWire = t.type({
  formID: text,
  formCode: needed,
  formReference: text,
  formHeading: text,
  formDescription: text,
  formAction: text,
  actionButtonText: optionalText,
  successMessage: optionalText,
  formRequireReCAPTCHA: flag,
  formLayout: lenient('layout', readLayout),
  formQuestions: rows(document(QuestionWire)),
  locale: text,
})

type FormWire = t.TypeOf<typeof FormWire>
type QuestionWire = t.TypeOf<typeof QuestionWire>

/** `GET /api/forms` by a code: the first one, or undefined. */
export function decodeForm(asked: ContentLocale): Decode<FormDefinition | undefined> {
  return decodeWith(documents(FormWire), ({ data: [first] }) => first && toForm(first, asked))
}

function toForm(wire: FormWire, asked: ContentLocale): FormDefinition {
  const inOrder = wire.formQuestions
    .filter(({ attributeCode }) => isCode(attributeCode))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  return {
    id: wire.formID || wire.formCode,
    code: wire.formCode,
    reference: wire.formReference,
    heading: wire.formHeading,
    descriptionHtml: wire.formDescription,
    action: responseActions.has(wire.formAction.trim()) ? 'add-response' : 'unsupported',
    actionName: wire.formAction,
    submitText: wire.actionButtonText,
    successHtml: wire.successMessage,
    needsHumanCheck: wire.formRequireReCAPTCHA,
    groups: arranged(wire.formLayout, inOrder.map(toQuestion)),
    writtenIn: localeWritten(wire.locale, asked),
  }
}

/** The names of the one action there is; the last one is the engine's own id of it. */
const responseActions: ReadonlySet<string> = new Set([
  '',
  'addFormResponse',
  '8a8284c983f707020183fb05ec0109b9',
])

/** Fields of the request that are no answers. */
const taken: ReadonlySet<string> = new Set(['formResponse', 'recaptchaToken', 'returnJSONObjects'])

/** A code that can be the name of a field. */
function isCode(code: string): boolean {
  return /^[a-z][\w.-]{0,63}$/i.test(code) && !taken.has(code)
}

function placeOf({ sortOrder }: QuestionWire): number {
  return sortOrder ?? Number.MAX_SAFE_INTEGER
}

function toQuestion(wire: QuestionWire): FormQuestion {
  return {
    code: wire.attributeCode,
    name: wire.attributeName || wire.attributeCode,
    input: inputTypes.get(wire.inputType.trim().toLowerCase()),
    inputType: wire.inputType,
    isRequired: wire.requiredFlag,
    pattern: wire.validationRegex,
    hint: wire.attributeHint,
    options: wire.options.flatMap(toOption),
  }
}

/** Values go in comma lists, so one with a comma cannot be told from two. */
function toOption(wire: t.TypeOf<typeof OptionWire>): readonly QuestionOption[] {
  const value = wire.attributeOptionValue || wire.value
  const label = wire.attributeOptionLabel || wire.label || value
  return value === '' || value.includes(',') ? [] : [{ value, label }]
}

const inputTypes: ReadonlyMap<string, InputKind> = new Map([
  ['text', 'text'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['tel', 'phone'],
  ['number', 'number'],
  ['password', 'password'],
  ['textarea', 'textarea'],
  ['select', 'select'],
  ['typeselect', 'select'],
  ['radio', 'radio'],
  ['radiogroup', 'radio'],
  ['checkbox', 'checkbox'],
  ['checkboxgroup', 'checkboxes'],
  ['multiselect', 'multi-select'],
  ['multi-select', 'multi-select'],
  ['yesno', 'yes-no'],
  ['yes/no', 'yes-no'],
  ['date', 'date'],
  ['time', 'time'],
  ['datetime', 'date-time'],
  ['file', 'file'],
])

/** The groups of a layout, written as JSON in a text or plainly; none where it is neither. */
function readLayout(value: unknown): readonly GroupLayout[] {
  const parsed = typeof value === 'string' ? parseJson(value) : E.right(value)
  const groups = E.isRight(parsed) ? rows(GroupWire).decode(parsed.right) : undefined
  return groups && E.isRight(groups) ? groups.right.map(toGroup) : []
}

function toGroup(wire: t.TypeOf<typeof GroupWire>): GroupLayout {
  return {
    heading: wire.heading,
    subheading: wire.subheading,
    isConditional: wire.conditional,
    orientation: wire.orientation.trim().toLowerCase() === 'horizontal' ? 'horizontal' : 'vertical',
    codes: wire.elements,
  }
}
