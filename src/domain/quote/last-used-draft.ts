/** The draft that a customer worked on last. */
import type { OpenDraft } from './quote.ts'

/** The draft with the latest change; undefined where there is none, or the server says of none when it was. */
export function lastUsedDraft(drafts: readonly OpenDraft[]): OpenDraft | undefined {
  return drafts.reduce<OpenDraft | undefined>((last, each) => {
    const at = instantOf(each)
    if (Number.isNaN(at)) return last
    return last !== undefined && instantOf(last) >= at ? last : each
  }, undefined)
}

function instantOf({ changedAt = '' }: OpenDraft): number {
  return Date.parse(changedAt)
}
