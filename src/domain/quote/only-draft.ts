/** A draft that is looked for by its name alone. */
import type { OpenDraft } from './quote.ts'

/** The one draft of that name; undefined where there are more, or none. */
export function onlyDraft(drafts: readonly OpenDraft[], name: string): OpenDraft | undefined {
  const [found, ...more] = drafts.filter((draft) => draft.name === name)
  return more.length === 0 ? found : undefined
}
