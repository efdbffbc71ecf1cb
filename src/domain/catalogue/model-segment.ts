/** One segment of a model code in words, as a server explains it. */
export interface ModelSegment {
  readonly codeTitle: string
  readonly code: string
  readonly title: string
}

/** What a server says of a code; an engine without words for its parts names them by their keys. */
export function segmentsOf(
  summary: readonly ModelSegment[],
  configurations: readonly { readonly modifierKey: string; readonly optionCode: string }[],
): readonly ModelSegment[] {
  if (summary.length > 0) return summary
  return configurations.map(({ modifierKey: codeTitle, optionCode: code }) => ({
    codeTitle,
    code,
    title: '',
  }))
}
