/** What a line is refused for, where one line is not to refuse all. */

import { type FieldErrors, Refusal } from '../../http/refusal.ts'

/** The errors of what was tried; undefined where there are none. What writes is tried in a transaction of its own. */
export async function errorsOf(attempt: () => Promise<unknown>): Promise<FieldErrors | undefined> {
  try {
    await attempt()
    return undefined
  } catch (problem) {
    if (problem instanceof Refusal) return problem.errors
    throw problem
  }
}
