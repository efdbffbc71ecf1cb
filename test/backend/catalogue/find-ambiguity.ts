/** Whether two configurations of one product can have the same model code. */

export interface CodedModifier {
  readonly required: boolean
  readonly options: readonly { readonly code: string }[]
}

interface State {
  /** Next modifier of the reading that is ahead, and of the one that is behind. */
  readonly ahead: number
  readonly behind: number
  /** What the reading ahead has written beyond the one behind. */
  readonly surplus: string
  readonly differs: boolean
  readonly text: string
}

/**
 * The option codes, joined, of an ambiguous configuration, or undefined when every configuration has
 * a code of its own. Walks two readings at once, so that the whole configuration space is covered
 * without listing it.
 */
export function findAmbiguity(modifiers: readonly CodedModifier[]): string | undefined {
  const codes = modifiers.map(({ required, options }) => [
    ...options.map(({ code }) => code),
    ...(required ? [] : ['']),
  ])
  const seen = new Set<string>()
  const open: State[] = [{ ahead: 0, behind: 0, surplus: '', differs: false, text: '' }]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const key = `${state.ahead}/${state.behind}/${state.surplus}/${state.differs}`
    if (seen.has(key)) continue
    seen.add(key)
    const { ahead, behind, surplus, differs, text } = state
    if (ahead === codes.length && behind === codes.length) {
      if (differs && surplus === '') return text
      continue
    }
    if (ahead === behind && surplus === '') {
      for (const one of codes[ahead] ?? []) {
        for (const other of codes[ahead] ?? []) {
          const next = { ahead: ahead + 1, behind: ahead + 1, differs: differs || one !== other }
          if (one.startsWith(other)) {
            open.push({ ...next, surplus: one.slice(other.length), text: text + one })
          }
        }
      }
      continue
    }
    // The reading behind writes its next option; it must agree with what stands there already.
    for (const code of codes[behind] ?? []) {
      if (surplus.startsWith(code)) {
        open.push({ ahead, behind: behind + 1, surplus: surplus.slice(code.length), differs, text })
      } else if (code.startsWith(surplus)) {
        const rest = code.slice(surplus.length)
        open.push({ ahead: behind + 1, behind: ahead, surplus: rest, differs, text: text + rest })
      }
    }
    if (behind === codes.length && ahead < codes.length && surplus === '') {
      open.push({ ...state, ahead: behind, behind: ahead })
    }
  }
  return undefined
}
