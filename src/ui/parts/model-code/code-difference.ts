/** The code in three: as typed, changed, as typed. The changed part is empty where something was taken away. */
export function codeDifference(code: string, typed: string): readonly [string, string, string] {
  const shorter = Math.min(code.length, typed.length)
  let start = 0
  while (start < shorter && code[start] === typed[start]) start += 1
  let end = 0
  while (end < shorter - start && code.at(-1 - end) === typed.at(-1 - end)) end += 1
  return [code.slice(0, start), code.slice(start, code.length - end), code.slice(code.length - end)]
}
