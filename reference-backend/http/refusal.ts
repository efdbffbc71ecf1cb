/** A refusal: the server understood and says no. Thrown, so that the transaction around it rolls back. */

export type FieldErrors = Readonly<Record<string, readonly string[]>>

export class Refusal extends Error {
  readonly errors: FieldErrors
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** What the answer says beside the errors. */
  readonly answer: Readonly<Record<string, unknown>>

  constructor(
    errors: FieldErrors,
    {
      status = 200,
      headers = {},
      answer = {},
    }: {
      status?: number
      headers?: Record<string, string>
      answer?: Readonly<Record<string, unknown>>
    } = {},
  ) {
    super('refused')
    this.name = 'Refusal'
    this.errors = errors
    this.status = status
    this.headers = headers
    this.answer = answer
  }
}

/** One sentence about one field. */
export function refuse(field: string, text: string): Refusal {
  return new Refusal({ [field]: [text] })
}
