/** What became of a promise: kept, broken, left out, or not looked at. */
import type { Case } from './cases.ts'
import { NotNamed } from './not-named.ts'

export type Outcome =
  | { readonly kind: 'holds' }
  /** The backend does not have the call, and need not have it. */
  | { readonly kind: 'refused as allowed'; readonly call: string }
  /** The backend does not have the call, and the shop cannot do without it. */
  | { readonly kind: 'missing'; readonly call: string }
  | { readonly kind: 'wrong'; readonly difference: string }
  /** Nothing was asked, since the profile does not name what it takes. */
  | { readonly kind: 'not checked'; readonly needed: string }

/** A case that has been run. */
export interface CaseRun {
  readonly title: string
  readonly failure: unknown
  /** The calls that were answered as if the backend did not have them, in their order. */
  readonly absent: readonly string[]
}

/** Runs one case, for so many milliseconds at most. */
export async function runCase(
  each: Case,
  limit: number,
  absent: () => readonly string[],
): Promise<CaseRun> {
  const title = [...each.path, each.title].join(' › ')
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No end after ${limit} milliseconds.`)), limit)
  })
  try {
    await Promise.race([each.run(), tooLate])
    return { title, failure: undefined, absent: absent() }
  } catch (failure) {
    return { title, failure, absent: absent() }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What a run means. A call counts as one that the backend does not have only if it has never answered otherwise: a
 * thing that is not found is no call that is not there.
 */
export function outcomeOf(
  { failure, absent }: CaseRun,
  has: (call: string) => boolean,
  mayBeRefused: boolean,
): Outcome {
  if (failure === undefined) return { kind: 'holds' }
  if (failure instanceof NotNamed) return { kind: 'not checked', needed: failure.needed }
  const call = absent.find((each) => !has(each))
  if (call === undefined) return { kind: 'wrong', difference: differenceOf(failure) }
  return { kind: mayBeRefused ? 'refused as allowed' : 'missing', call }
}

/** The first lines of what was expected and what was there. */
function differenceOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  const { message } = failure
  if (!('actual' in failure) || !('expected' in failure)) return firstLine(message)
  return `${firstLine(message)} — expected ${shown(failure.expected)}, was ${shown(failure.actual)}`
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300)
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
