/** Among several lines a refusal says which one it is about. */

import { Refusal } from '../../http/refusal.ts'

/** The result of a check; its refusal begins with the prefix, such as `Line 3: `. */
export async function numbered<A>(prefix: string, check: () => Promise<A> | A): Promise<A> {
  try {
    return await check()
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const errors = Object.entries(problem.errors).map(([field, texts]) => [
      field,
      texts.map((each) => prefix + each),
    ])
    throw new Refusal(Object.fromEntries(errors))
  }
}
