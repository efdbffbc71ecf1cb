/** What a row of the table of calls says, and what its parameters are made from. */
import type { Json } from '../../backend/customer.ts'

/** A customer of the shop who uses the library, with an empty cart at the beginning. */
export interface Scene {
  /** A call past the library, to make ready what a call needs. */
  readonly post: (action: string, body?: object) => Promise<Json>
  /** A read past the library, to see what a call came to. */
  readonly get: (action: string, parameters?: Record<string, string>) => Promise<Json>
  readonly cart: () => Promise<Json>
  /** A plain product that lies in stock, and another one. */
  readonly sku: Sku
  readonly otherSku: Sku
  /** Signs in as another customer, or with `undefined` becomes a visitor. */
  readonly becomes: (emailAddress: string | undefined, password?: string) => Promise<void>
  /** Signs in as a new account that nothing else uses; answers its email address. */
  readonly newcomer: () => Promise<string>
  /** The email address of the last newcomer. */
  readonly newcomerEmail: () => string
  /** Takes over the token of an answer, as a page does. */
  readonly useToken: (token: string) => void
  /** The last thing that an email of the shop said after this word. */
  readonly emailed: (word: string) => Promise<string>
}

export interface Sku {
  readonly skuID: string
  readonly skuCode: string
}

export type Parameters = (scene: Scene) => Promise<readonly unknown[]> | readonly unknown[]

export type Expectation =
  | {
      readonly is: 'served'
      /** Whether the effect can be read back. */
      readonly seen: (scene: Scene, answer: Json, sent: Json) => Promise<boolean> | boolean
    }
  | {
      readonly is: 'refused'
      readonly status: number
      /** The field of `errors` that says why. */
      readonly under: string | undefined
      readonly why: string
    }
  | { readonly is: 'not built'; readonly why: string }

export interface EngineCall {
  /** Endpoint and method of the library. */
  readonly name: string
  /** What the library sends: method and action. */
  readonly request: string
  /** Which of several forms of the same call. */
  readonly form: string | undefined
  readonly parameters: Parameters
  readonly expectation: Expectation
}

type Seen = Extract<Expectation, { is: 'served' }>['seen']

interface Form {
  readonly form?: string
  readonly send?: Parameters
}

/** A call that succeeds, and whose effect is read back. */
export function served(name: string, request: string, seen: Seen, form: Form = {}): EngineCall {
  return row(name, request, form, { is: 'served', seen })
}

/** A call that is refused on purpose with status 200 and a field of `errors`, or with another status. */
export function refused(
  name: string,
  request: string,
  { status = 200, under, why, ...form }: Form & { status?: number; under?: string; why: string },
): EngineCall {
  return row(name, request, form, { is: 'refused', status, under, why })
}

/** A write that the library sends as a GET. */
export function refusedGet(name: string, request: string, instead = ''): EngineCall {
  const why = `a GET changes nothing${instead === '' ? '' : `; ${instead}`}`
  return refused(name, request, { status: 405, why })
}

/** A call that nothing in the specification asks for, and what stands in its place. */
export function notAskedFor(name: string, request: string, why: string): EngineCall {
  return row(name, request, {}, { is: 'not built', why })
}

function row(
  name: string,
  request: string,
  { form, send = () => [{}] }: Form,
  expectation: Expectation,
): EngineCall {
  return { name, request, form, parameters: send, expectation }
}
