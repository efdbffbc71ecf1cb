/** Where the lines of a quote are to go, as it is typed and chosen; kept over a reload. */
import { either as E } from 'fp-ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import type { CopyWish } from '../../../application/quote/copy-quote.ts'
import { readName } from '../../../domain/shared/name.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { useServices } from '../../storefront-context.tsx'
import { useUnsentText } from '../../unsent-text.ts'
import { entryOf, entryText, readEntryText, type TypedEntry } from '../add-to-quote/quote-entry.ts'
import { useOpenDrafts } from '../add-to-quote/use-open-drafts.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import type { CopySource } from './copy-dialog-props.ts'

/** A new quote with a name of its own, unless a draft is chosen. */
export function useCopyEntry(source: CopySource, copied: ReadonlySet<QuoteId>) {
  const { t } = useTranslation()
  const { quotes } = useServices()
  const [kept, keep, forget] = useUnsentText(`copy:${source.id}`)
  const [isChecked, setChecked] = useState(false)
  const ask = useCallback(
    (signal?: AbortSignal) => withLazy(quotes, ({ openDrafts }) => openDrafts(signal)),
    [quotes],
  )
  const typed = readEntryText(kept)
  const { drafts: all, ...known } = useOpenDrafts(ask, {
    isWanted: typed.target === 'existing',
    added: undefined,
  })
  // A draft takes no lines of its own.
  const drafts =
    all.kind === 'read' ? { ...all, answer: all.answer.filter(({ id }) => !copied.has(id)) } : all
  const defaults: TypedEntry = {
    target: 'new',
    newQuoteName: withinLimit(t('copy:defaultName', { name: source.name })),
  }
  const entry = entryOf(
    { ...defaults, ...typed },
    drafts.kind === 'read' ? drafts.answer : [],
    undefined,
  )
  const name = readName(entry.newQuoteName)
  const isNew = entry.target === 'new'
  const nameProblem = isNew && isChecked && E.isLeft(name) ? name.left : undefined
  const target = (): CopyWish['target'] | undefined => {
    setChecked(true)
    if (isNew) return E.isRight(name) ? { newQuoteName: name.right } : undefined
    return entry.quoteId && { quoteId: entry.quoteId }
  }
  return {
    entry,
    drafts,
    ...known,
    type: (change: TypedEntry) => keep(entryText({ ...typed, ...change })),
    nameError: nameProblem && t(`quotes:create.problem.${nameProblem.kind}`),
    quoteError:
      !isNew && isChecked && entry.quoteId === undefined
        ? t('price:addToQuoteDialog.choose')
        : undefined,
    target,
    forget,
  }
}
