/** What is typed beside a configuration, and how it is kept as text over a reload and a new sign-in. */

export interface TypedLine {
  /** Follows the packaging until it is set. */
  readonly quantity: string | undefined
  /** Follows the earliest day until it is set. */
  readonly date: string | undefined
  readonly materialNumber: string
}

export const nothingTyped: TypedLine = { quantity: undefined, date: undefined, materialNumber: '' }

/** For keeping; empty for nothing typed. */
export function typedLineText({ quantity, date, materialNumber }: TypedLine): string {
  return new URLSearchParams({
    ...(quantity !== undefined && { quantity }),
    ...(date !== undefined && { date }),
    ...(materialNumber !== '' && { materialNumber }),
  }).toString()
}

/** What was kept; whatever cannot be read is as if it had not been typed. */
export function readTypedLine(text: string): TypedLine {
  const kept = new URLSearchParams(text)
  return {
    quantity: kept.get('quantity') ?? undefined,
    date: kept.get('date') ?? undefined,
    materialNumber: kept.get('materialNumber') ?? '',
  }
}
