/** The options of a plain sku, as they are joined in its definition, in the language of the reader. */

import { type Locale, wordingIn } from './wording.ts'

/** Before the name of a further group: names of options have commas of their own. */
const BETWEEN_OPTIONS = /, (?=\p{Lu}[^:,]*: )/u
const OPTION = /^([^:]+): (.+)$/s

/** `Size: Group 2, Seals: FKM` in other words. */
export function definitionIn(locale: Locale, english: string): string {
  const { say, named } = wordingIn(locale)
  const whole = say(english)
  if (whole !== english) return whole
  return english
    .split(BETWEEN_OPTIONS)
    .map((each) => {
      const [, group, option] = OPTION.exec(each) ?? []
      return group === undefined || option === undefined
        ? say(each)
        : named(say(group), say(option))
    })
    .join(', ')
}
