import { describe, expect, it } from 'vitest'
import {
  formResponse,
  formUpload,
  newsletterSubscriber,
} from '../../reference-backend/database/schema/forms.ts'
import { contentEntry } from '../../reference-backend/database/schema/content.ts'
import { fitsItsName } from '../../reference-backend/forms/file-kind.ts'
import { readAnswers } from '../../reference-backend/forms/answer-verdict.ts'
import type { FormDocument } from '../../reference-backend/forms/form-document.ts'
import { post } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'
import { TEST_NOW } from './test-shop.ts'

const PDF = '%PDF-1.7\n'
const message = {
  name: 'Nora Field',
  emailAddress: 'nora@x.test',
  topic: 'product',
  message: 'Which seal?',
  formResponse: { formID: 'contact' },
}

onEachEngineExhaustively('forms', (shop) => {
  const send = (body: object) => post(shop().fetch, 'addFormResponse', { body })
  const upload = (fields: Readonly<Record<string, string | File>>, headers = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return shop().fetch('/api/form-upload', { method: 'POST', body, headers })
  }
  const keyOf = async (attachment: string) => {
    const { body } = await send({ ...message, attachment })
    return String(body.data.uploadDetails.attachment.inputs.key)
  }

  it('keeps the answers to what the form asks, and nothing else', async () => {
    await send({ ...message, price: '0', company: ' Northfield ' })
    const [row] = await shop().database.select().from(formResponse)
    const { formResponse: _, ...asked } = message
    expect(row).toMatchObject({ formId: 'contact', accountId: null })
    expect(row?.answers).toEqual({ ...asked, company: 'Northfield' })
  })

  it('names every question that is answered wrongly', async () => {
    const { body } = await send({ formResponse: { formID: 'contact' }, emailAddress: 'nora' })
    expect(Object.keys(body.errors)).toEqual(['name', 'emailAddress', 'topic', 'message'])
    expect(await shop().database.select().from(formResponse)).toEqual([])
  })

  it('keeps newsletter addresses once, in a table of their own', async () => {
    for (const emailAddress of ['Nora@x.test', 'nora@x.test ']) {
      await send({ emailAddress, formResponse: { formID: 'newsletter' } })
    }
    const rows = await shop().database.select().from(newsletterSubscriber)
    expect(rows.map(({ emailAddress }) => emailAddress)).toEqual(['nora@x.test'])
  })

  it('takes a file that was announced, once and within an hour', async () => {
    const key = await keyOf('plan.pdf')
    const file = new File([PDF], 'plan.pdf')
    expect((await upload({ key, file: new File([PDF], 'other.pdf') })).status).toBe(404)
    expect((await upload({ key, file })).status).toBe(204)
    expect((await upload({ key, file })).status).toBe(404)
    expect(await shop().database.select().from(formUpload)).toMatchObject([
      { question: 'attachment', fileName: 'plan.pdf', size: PDF.length },
    ])
    const late = await keyOf('late.pdf')
    shop().setNow(new Date(TEST_NOW.getTime() + 61 * 60_000))
    expect((await upload({ key: late, file: new File([PDF], 'late.pdf') })).status).toBe(404)
  })

  it('refuses files that are no files, too large, of another kind, or from elsewhere (T26)', async () => {
    const key = await keyOf('plan.pdf')
    const statuses = [
      await upload({ key }),
      await upload({ key, file: new File([], 'plan.pdf') }),
      await upload({ key, file: new File([PDF, new Uint8Array(10 * 1024 * 1024)], 'plan.pdf') }),
      await upload({ key, file: new File(['<script>'], 'plan.pdf') }),
      await upload({ key, file: new File([PDF], 'plan.pdf') }, { 'Sec-Fetch-Site': 'cross-site' }),
      await shop().fetch('/api/form-upload', { method: 'POST', body: '{}' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([400, 413, 413, 422, 403, 415])
    expect((await send({ ...message, attachment: 'plan.pdf.exe' })).body.errors).toHaveProperty(
      'attachment',
    )
  })

  it('wants a human check where the form does, good for one response (T45)', async () => {
    const registration = {
      company: 'Northfield',
      businessType: 'maker',
      firstName: 'Nora',
      lastName: 'Field',
      emailAddress: 'nora@x.test',
      phoneNumber: '+1 218 555 0142',
      incoterm: 'EXW',
      incotermLocation: 'WH-OHI',
      agreement: 'true',
      formResponse: { formID: 'register' },
    }
    expect((await send(registration)).body.errors).toHaveProperty('recaptchaToken')
    const answer = await shop().fetch('/api/human-check/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    const { token: recaptchaToken } = await answer.json()
    const forged = `0${recaptchaToken}`
    expect((await send({ ...registration, recaptchaToken: forged })).body.errors).toHaveProperty(
      'recaptchaToken',
    )
    expect((await send({ ...registration, recaptchaToken })).body.failureActions).toEqual([])
    expect((await send({ ...registration, recaptchaToken })).body.errors).toHaveProperty(
      'recaptchaToken',
    )
  })

  it('shows the human check in a frame, and nothing else of itself', async () => {
    const frame = await shop().fetch('/api/human-check?key=k&language=de')
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await frame.text()).toContain('Ich bin kein Roboter')
    expect((await shop().fetch('/api/human-check')).status).toBe(403)
    const other = await shop().fetch('/api/site-setting')
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('asks a sender of too many to wait', async () => {
    for (let count = 0; count < 50; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
      expect((await send({ ...message, message: `Number ${count}` })).status).toBe(200)
    }
    const refused = await send(message)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('has its forms in four languages', async () => {
    const rows = await shop().database.select().from(contentEntry)
    const forms = rows.filter(({ collection }) => collection === 'forms')
    expect(new Set(forms.map(({ locale }) => locale))).toEqual(new Set(['en', 'de', 'es', 'fr']))
    expect(forms).toHaveLength(20)
  })
})

const form = (validationRegex: string, layout = '[]'): FormDocument => ({
  formID: 'f',
  formCode: 'f',
  formReference: '',
  formHeading: '',
  formDescription: '',
  formAction: '',
  actionButtonText: '',
  successMessage: '',
  formRequireReCAPTCHA: false,
  formLayout: layout,
  formQuestions: [
    {
      attributeCode: 'one',
      attributeName: 'One',
      attributeHint: '',
      inputType: 'text',
      requiredFlag: true,
      validationRegex,
      sortOrder: 1,
      options: [],
    },
  ],
})

describe('what the server says to answers', () => {
  it('follows the incoterm as far as the conditional groups go', () => {
    const layout = JSON.stringify([{ conditional: true, elements: 'one', orientation: 'Vertical' }])
    const wrong = (incoterm: string, one: string) =>
      Object.keys(readAnswers(form('^a$', layout), { incoterm, one }).errors)
    expect(wrong('DAP', '')).toEqual(['one'])
    expect(wrong('FCA', '')).toEqual([])
    expect(wrong('FCA', 'b')).toEqual(['one'])
    expect(wrong('EXW', 'b')).toEqual([])
    expect(readAnswers(form('^a$', layout), { incoterm: 'EXW', one: 'a' }).answers).toEqual({})
  })

  it('is not held up by a pattern (T30)', () => {
    const start = performance.now()
    const { errors } = readAnswers(form('^(a+)+$'), { one: `${'a'.repeat(60)}!` })
    expect(errors).toEqual({})
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it('is no error of the server when the pattern is none', () => {
    expect(readAnswers(form('['), { one: 'a' }).errors).toEqual({})
  })
})

describe('the kind of a file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)

  it.each([
    ['a.pdf', PDF, true],
    ['a.PDF', PDF, true],
    ['a.pdf', 'MZ', false],
    ['a.dxf', '999\ncomment\n  0\r\nSECTION\r\n', true],
    ['a.dxf', '<svg>', false],
    ['a.xlsx', 'PK\u0003\u0004', true],
    ['a.html', '<html>', false],
    ['pdf', PDF, true],
  ])('%s that begins with %j: %s', (name, text, fits) => {
    expect(fitsItsName(name, bytes(text))).toBe(fits)
  })
})
