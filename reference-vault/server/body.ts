/** Bodies of requests: JSON objects, small, and read by nobody else. */

export type Input = Readonly<Record<string, unknown>>

const LIMIT_BYTES = 16 * 1024

/** The object in a body; undefined where it is none, or larger than anything that is sent here. */
export async function inputOf(request: Request): Promise<Input | undefined> {
  if (!(request.headers.get('content-type') ?? '').startsWith('application/json')) return undefined
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT_BYTES) return undefined
  const bytes = await bytesWithin(LIMIT_BYTES, request)
  if (bytes === undefined) return undefined
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isInput(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A text of an input; empty where there is none. */
export function textOf(input: Input, field: string): string {
  const value = input[field]
  return typeof value === 'string' ? value : ''
}

async function bytesWithin(limit: number, { body }: Request): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) return undefined
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
