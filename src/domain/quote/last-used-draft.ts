/** The draft that a customer worked on last. */
import type { OpenDraft } from './quote.ts'

/** The draft with the latest change; undefined where there is none, or the server says of none when it was. */
export function lastUsedDraft(drafts: readonly OpenDraft[]): OpenDraft | undefined {
  return drafts.reduce<OpenDraft | undefined>((last, each) => {
    if (each.changedAt === undefined) return last
    return last?.changedAt !== undefined && last.changedAt >= each.changedAt ? last : each
  }, undefined)
}
