/** Patterns of the contents that come with this very build. */

/** Whether a text has a match of a pattern; undefined where the pattern is none. No time limit can be set here. */
export function fitsPattern(pattern: string, text: string): boolean | undefined {
  try {
    return new RegExp(pattern).test(text)
  } catch {
    return undefined
  }
}
