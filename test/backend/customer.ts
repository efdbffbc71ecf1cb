/** A signed-in customer of a test shop, with words for what customers do. */

import { quoteIdOf } from '../../reference-backend/seed/quote-rows.ts'
import {
  type SampleModel,
  sampleModels,
} from '../../reference-backend/seed/products/sample-models.ts'
import type { TestShop } from './test-shop.ts'

/** Loose on purpose: these tests look at single keys of what the server says. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: Json
}

export interface Customer {
  readonly emailAddress: string
  readonly token: string
  readonly write: (action: string, body?: object) => Promise<Reply>
  readonly read: (action: string, parameters?: Record<string, string>) => Promise<Reply>
  readonly quote: (orderID: string) => Promise<Json>
  /** A new draft with one line; answers the quote. */
  readonly draft: (name?: string) => Promise<Json>
}

export type Fetch = typeof globalThis.fetch

/** Sends one commerce call; without a token as a visitor. */
export async function post(
  fetch: Fetch,
  action: string,
  {
    body = {},
    token,
    requestID,
  }: { readonly body?: object; readonly token?: string; readonly requestID?: string } = {},
): Promise<Reply> {
  const response = await fetch(`/api/scope/${action}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...authorization(token),
      ...(requestID === undefined ? {} : { 'SWX-requestID': requestID }),
    },
    body: JSON.stringify(body),
  })
  return replyOf(response)
}

export async function get(
  fetch: Fetch,
  action: string,
  { parameters = {}, token }: { parameters?: Record<string, string>; token?: string } = {},
): Promise<Reply> {
  const query = new URLSearchParams(parameters).toString()
  const headers = authorization(token)
  return replyOf(await fetch(`/api/scope/${action}?${query}`, { headers }))
}

export async function signedIn(
  shop: TestShop,
  emailAddress: string,
  fetch: Fetch = shop.fetch,
): Promise<Customer> {
  const token = await shop.signIn(emailAddress)
  const write = (action: string, body: object = {}) => post(fetch, action, { body, token })
  const read = (action: string, parameters: Record<string, string> = {}) =>
    get(fetch, action, { parameters, token })
  const quote = async (orderID: string) =>
    (await read('getQuote', { orderID, returnQuote: 'true' })).body.quote
  return {
    emailAddress,
    token,
    write,
    read,
    quote,
    draft: async (quoteName = 'A new draft') => {
      const zone = emailAddress.includes('eu@') ? 'EU' : 'US'
      const { body } = await write('addOrderItem', {
        quoteName,
        ...lineOf(sampleModel(zone)),
        returnQuote: true,
      })
      return body.quote
    },
  }
}

const samples = { US: sampleModels('US'), EU: sampleModels('EU') }

/** An orderable model of a zone. */
export function sampleModel(zone: 'US' | 'EU', index = 0): SampleModel {
  const sample = samples[zone][index]
  if (sample === undefined) throw new Error('The catalogue has no sample models.')
  return sample
}

/** The request fields that add a sample to a quote. */
export function lineOf({ skuID, modelNumber, quantity }: SampleModel) {
  return { skuID, modelNumber, quantity }
}

/** Seeded quotes of us@manifold.test, one per status. */
export const SEEDED = {
  qstDraft: quoteIdOf('us@manifold.test', 'Conveyor drives, line 3'),
  qstPendingReview: quoteIdOf('us@manifold.test', 'Drill rig feed motors'),
  qstOrderEntryRequestUpdated: quoteIdOf('us@manifold.test', 'Dredge cutter motors'),
  qstRejected: quoteIdOf('us@manifold.test', 'Salt spreader drives'),
  qstApproved: quoteIdOf('us@manifold.test', 'Fan drives, hall 2'),
  qstRejectedQuote: quoteIdOf('us@manifold.test', 'Prototype, hot oil'),
} as const

export type SeededStatus = keyof typeof SEEDED

function authorization(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { 'Auth-Token': `Bearer ${token}` }
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parsed(text) }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
