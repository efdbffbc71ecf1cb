/** Hands the cases of a suite to vitest. */
import { describe, it } from 'vitest'
import { type Case, casesOf } from './cases.ts'

/** Each case becomes a test, within the groups that it was written in. */
export function register(suite: () => void): void {
  for (const each of casesOf(suite)) registerIn(each.path, each)
}

function registerIn([group, ...inner]: readonly string[], each: Case): void {
  if (group === undefined) it(each.title, each.run)
  else describe(group, () => registerIn(inner, each))
}
