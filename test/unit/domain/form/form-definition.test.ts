import { describe, expect, it } from 'vitest'
import { arranged } from '../../../../src/domain/form/form-definition.ts'
import { answersToSend, withChoice } from '../../../../src/domain/form/form-answers.ts'
import { conditionalGroups, withPlace } from '../../../../src/domain/form/incoterm.ts'
import { isPhoneNumber } from '../../../../src/domain/form/phone-number.ts'
import {
  aFile,
  aForm,
  aLayout,
  answers,
  aQuestion,
  aRegistration,
  aRegistrationAnswer,
} from '../../../builders/a-form.ts'

const codesOf = (groups: ReturnType<typeof arranged>) =>
  groups.map(({ questions }) => questions.map(({ code }) => code))

describe('the layout of a form', () => {
  const questions = ['a', 'b', 'c', 'd'].map((code) => aQuestion(code))

  it('puts questions where they are named, and unnamed ones at the end', () => {
    const layout = [
      aLayout({ codes: ['c', 'a'] }),
      aLayout({ codes: ['a', 'nobody'], heading: 'H' }),
    ]
    expect(codesOf(arranged(layout, questions))).toEqual([['c', 'a'], [], ['b', 'd']])
  })

  it('leaves out a group that neither asks nor says anything', () => {
    expect(codesOf(arranged([aLayout()], questions))).toEqual([['a', 'b', 'c', 'd']])
  })

  it('asks a question once, however often it comes', () => {
    expect(codesOf(arranged([], [...questions, aQuestion('a')]))).toEqual([['a', 'b', 'c', 'd']])
  })

  it('has at most fifty groups and two hundred questions (T31)', () => {
    const many = Array.from({ length: 500 }, (_, index) => aQuestion(`q${index}`))
    const layout = many.map(({ code }) => aLayout({ codes: [code] }))
    const groups = arranged(layout, many)
    expect(groups).toHaveLength(51)
    expect(groups.flatMap((group) => group.questions)).toHaveLength(200)
  })
})

describe('the incoterms', () => {
  it('DAP, DDP and EXW are special, however they are written (FORM-15)', () => {
    for (const term of ['', 'DAP', 'DDP', ' dap']) expect(conditionalGroups(term)).toBe('asked')
    expect(conditionalGroups('exw')).toBe('hidden')
    for (const term of ['FCA', 'CIP', 'anything']) expect(conditionalGroups(term)).toBe('exempt')
  })

  const warehouses = [
    { code: 'WH-OHI', name: 'Ohio' },
    { code: 'WH-KAS', name: 'Kassel' },
  ]
  const placeWith = (incoterm: string, incotermLocation: string) =>
    withPlace(answers({ incoterm, incotermLocation }), warehouses).get('incotermLocation')

  it('EXW takes the first warehouse, unless one is chosen', () => {
    expect(placeWith('EXW', '')).toBe('WH-OHI')
    expect(placeWith('EXW', 'Duluth')).toBe('WH-OHI')
    expect(placeWith('EXW', 'WH-KAS')).toBe('WH-KAS')
  })

  it('any other keeps a typed place and lets go of a warehouse', () => {
    expect(placeWith('FCA', 'Duluth')).toBe('Duluth')
    expect(placeWith('FCA', 'WH-KAS')).toBe('')
  })

  it('EXW leaves the place alone where no warehouse is known', () => {
    const given = answers({ incoterm: 'EXW', incotermLocation: 'Duluth' })
    expect(withPlace(given, [])).toBe(given)
  })
})

describe('what is sent', () => {
  it('is one text for each answered question, and nothing of a hidden group (O-31)', () => {
    const given = aRegistrationAnswer({ incoterm: 'EXW', unknown: 'x', company: 'N' })
    const sent = answersToSend(aRegistration(), { answers: given, files: new Map() })
    expect([...sent]).toEqual([
      ['company', 'N'],
      ['incoterm', 'EXW'],
    ])
  })

  it('has the name of a file in the place of the file', () => {
    const form = aForm([aQuestion('proof', { input: 'file' }), aQuestion('blank')])
    const files = new Map([['proof', aFile()]])
    const sent = answersToSend(form, { answers: answers({ blank: ' ' }), files })
    expect([...sent]).toEqual([['proof', 'certificate.pdf']])
  })

  it('lists choices in the order of the options', () => {
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
    const both = withChoice({ options }, 'c', { value: 'a', isChosen: true })
    expect(both).toBe('a,c')
    expect(withChoice({ options }, both, { value: 'c', isChosen: false })).toBe('a')
  })
})

describe('a phone number', () => {
  it.each([
    '2185550142',
    '+1 (218) 555-0142',
    '+49 561/555 01-20',
    '555-0142 ext. 12',
    ' 555.0142 ',
  ])('may be written as %s', (text) => expect(isPhoneNumber(text)).toBe(true))

  it.each([
    '',
    '12345',
    'call me',
    '+1 218 555 0142 0000 0000',
    '218+5550142',
    '()',
    'x12',
    '<b>555',
  ])('is not %s', (text) => expect(isPhoneNumber(text)).toBe(false))
})
