/** Texts that customers type, as far as they can be kept. */
import { refused } from './failures.ts'

/** What a column of the engine holds. */
const LONGEST = 255

/** The text without blanks around it; refused where it is too long to be kept. */
export function shortText(typed: string | null | undefined, name: string): string {
  const text = (typed ?? '').trim()
  if (text.length > LONGEST) throw refused(`${name} can have ${LONGEST} characters at most.`)
  return text
}

/** Refuses what no column can hold, wherever in a request it stands. */
export function requireStorable(args: unknown): void {
  const said = JSON.stringify(args) ?? ''
  if (said.includes(String.raw`\u0000`)) throw refused('The request holds a sign that is none.')
}
