/** What is promised about forms: their definitions, handing them in, and the files that go with them. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { FormResponse } from '../../src/application/ports/form-gateway.ts'
import { questionsOf } from '../../src/domain/form/form-definition.ts'
import { aContactAnswer, aFile, answers } from '../builders/a-form.ts'
import { kindOf, right } from './goods.ts'
import { people, type ShopUnderTest } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

const english = { locale: 'en' } as const

function aMessage(overrides: Partial<FormResponse> = {}): FormResponse {
  return {
    formId: 'contact',
    answers: aContactAnswer(),
    humanCheck: undefined,
    intentId: 'intent-1',
    isForCustomers: false,
    ...overrides,
  }
}

/** Answers that every form for customers takes whose questions these are: the first option, or a fitting text. */
async function filled(shop: ShopUnderTest, code: string): Promise<FormResponse> {
  const form = right(await shop.pages.form(code, english)())
  const given = questionsOf(form).flatMap(({ code: name, input, isRequired, pattern, options }) => {
    if (!isRequired) return []
    if (input === 'email') return [[name, 'nora@x.test']]
    if (input === 'date') return [[name, '2026-02-01']]
    if (input === 'phone') return [[name, '+1 218 555 0142']]
    if (input === 'checkbox') return [[name, 'true']]
    if (pattern !== undefined) return [[name, pattern === '^\\d{4}$' ? '1234' : '12345']]
    return [[name, options[0]?.value ?? 'Northfield']]
  })
  return aMessage({
    formId: form.id,
    answers: answers(Object.fromEntries(given)),
    intentId: `intent-${code}`,
    isForCustomers: true,
  })
}

export function formGatewayContract(shop: () => ShopUnderTest): void {
  describe('the definition of a form', () => {
    it('has groups, questions, options and words (FORM-08)', async () => {
      const form = right(await shop().pages.form('register', english)())
      expect(form).toMatchObject({ code: 'register', action: 'add-response', writtenIn: 'en' })
      expect(form.heading).not.toBe('')
      expect(form.groups.some(({ isConditional }) => isConditional)).toBe(true)
      const incoterm = questionsOf(form).find(({ code }) => code === 'incoterm')
      const terms = incoterm?.options.map(({ value }) => value)
      expect(terms).toEqual(expect.arrayContaining(['DAP', 'DDP', 'EXW']))
    })

    it('comes in the language of the reader, and is not found where there is none', async () => {
      const german = right(await shop().pages.form('contact', { locale: 'de' })())
      expect(german).toMatchObject({ heading: 'Kontakt', writtenIn: 'de' })
      expect(kindOf(await shop().pages.form('no-such-form', english)())).toBe('not-found')
    })
  })

  describe('a response', () => {
    it('is taken once under one intent, however often it is handed in (CALL-13)', async () => {
      const { formGateway } = await shop().client()
      const writes = await watchedWrites(shop())
      expect(right(await formGateway.submit(aMessage())()).uploads.size).toBe(0)
      expect(right(await formGateway.submit(aMessage())()).uploads.size).toBe(0)
      await writes.were(1)
      right(await formGateway.submit(aMessage({ intentId: 'intent-2' }))())
      await writes.were(2)
    })

    it('is refused with the questions that it is wrong about', async () => {
      const { formGateway } = await shop().client()
      const writes = await watchedWrites(shop())
      const wrong = aMessage({ answers: aContactAnswer({ emailAddress: 'nora' }) })
      const failure = await formGateway.submit(wrong)()
      expect(failure).toMatchObject({ left: { kind: 'refused' } })
      expect(fieldsOf(failure)).toEqual(['emailAddress'])
      await writes.were(0)
    })

    it('of an unknown form is refused', async () => {
      const { formGateway } = await shop().client()
      expect(kindOf(await formGateway.submit(aMessage({ formId: 'no-such-form' }))())).toBe(
        'refused',
      )
    })
  })

  describe('a file', () => {
    const withFile = aMessage({ answers: aContactAnswer({ attachment: 'certificate.pdf' }) })

    it('goes to the place that the answer names, once (CALL-14)', async () => {
      const { formGateway } = await shop().client()
      const writes = await watchedWrites(shop())
      const place = right(await formGateway.submit(withFile)()).uploads.get('attachment')
      if (!place) throw new Error('There is no place for the file.')
      right(await formGateway.upload(place, aFile())())
      expect(kindOf(await formGateway.upload(place, aFile())())).not.toBe('success')
      await writes.were(2)
    })

    it('goes nowhere that is not on the list (T25)', async () => {
      const { formGateway } = await shop().client()
      const elsewhere = { url: 'https://elsewhere.test/upload', inputs: new Map<string, string>() }
      expect(kindOf(await formGateway.upload(elsewhere, aFile())())).toBe('malformed')
    })
  })

  describe('forms for customers', () => {
    it('are refused to visitors', async () => {
      const { formGateway } = await shop().client()
      const response = await filled(shop(), 'account-credit-application')
      expect(kindOf(await formGateway.submit(response)())).toBe('unauthorised')
    })

    it('lead from the credit application to the bank authorisation, in the US only', async () => {
      const application = await filled(shop(), 'account-credit-application')
      const authorisation = await filled(shop(), 'bank-authorisation')
      const { formGateway, identity } = await shop().client(people.us)
      expect(kindOf(await formGateway.submit(authorisation)())).toBe('refused')
      right(await formGateway.submit(application)())
      right(await formGateway.submit(authorisation)())
      const account = right(await identity.currentAccount()())
      expect(account?.submittedForms.toSorted()).toEqual([
        'account-credit-application',
        'bank-authorisation',
      ])

      const european = await shop().client(people.eu)
      right(await european.formGateway.submit({ ...application, intentId: 'intent-eu' })())
      const refusal = { ...authorisation, intentId: 'intent-eu-2' }
      expect(kindOf(await european.formGateway.submit(refusal)())).toBe('refused')
    })
  })

  it('the warehouses have codes and names (CALL-15)', async () => {
    const { formGateway } = await shop().client()
    const [first] = right(await formGateway.warehouses()())
    expect(first?.code).toMatch(/\S/)
    expect(first?.name).toMatch(/\S/)
  })
}

function fieldsOf(answer: unknown): readonly string[] {
  const failure = (answer as { readonly left?: PortFailure }).left
  return failure?.kind === 'refused' ? [...(failure.fields?.keys() ?? [])] : []
}
