/** The copy of quotes onto a draft as it is chosen in the dialog, and the one write that makes it. */
import { useState } from 'react'
import type { CopyWish } from '../../../application/quote/copy-quote.ts'
import type { Quotes } from '../../../application/quote/quotes.ts'
import { isWholeCopy } from '../../../domain/quote/quote-copy.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { useServices } from '../../storefront-context.tsx'
import { useDraftsAgain } from '../add-to-quote/use-open-drafts.ts'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useSubmit } from '../../use-submit.ts'
import type { CopyDialogProps } from './copy-dialog-props.ts'
import { useCopyChoice } from './use-copy-choice.ts'
import { useCopyEntry } from './use-copy-entry.ts'

const copyQuote = (quotes: Quotes, wish: CopyWish) => quotes.copy(wish)

/** Why nothing is sent. */
type Problem = 'chooseLine' | 'notYetRead'

/** `onWhole` is told of a copy of which nothing is to be said; any other one is the `answer`. */
export function useCopy(
  { source, left }: Pick<CopyDialogProps, 'source' | 'left'>,
  onWhole: (quoteId: QuoteId) => void,
) {
  const { quotes } = useServices()
  const lines = useCopyChoice(source, left)
  const { choice, chosenOf, isRead, seen } = lines
  const sources = [source, ...choice.others]
  const where = useCopyEntry(source, new Set(sources.map(({ id }) => id)))
  const [problem, setProblem] = useState<Problem>()
  const { stage, answer, failure, send } = useSubmit(useLazyWrite(quotes, copyQuote), {
    onDone: (copied) => {
      where.forget()
      lines.forget()
      if (isWholeCopy(copied)) onWhole(copied.id)
    },
  })
  useDraftsAgain(failure, where)
  const isNew = where.entry.target === 'new'
  const withLines = sources.filter(({ id }) => chosenOf(id)?.length !== 0)
  const submit = () => {
    const to = where.target()
    const isChosen = choice.left.size + choice.replaced.size > 0
    const [first, ...others] = withLines.map(({ id }) => ({ id, lines: chosenOf(id) }))
    const found = isChosen && !sources.every(isRead) ? 'notYetRead' : undefined
    setProblem(found ?? (first === undefined ? 'chooseLine' : undefined))
    if (found !== undefined || first === undefined || to === undefined) return
    const withDetails = choice.withDetails && isNew
    send({ ...first, target: to, withDetails, seen: seen(), ...(others.length > 0 && { others }) })
  }
  return {
    lines,
    where,
    isNew,
    /** The quote whose details a new one takes over. */
    detailsOf: withLines[0] ?? source,
    sources,
    problem,
    forgetProblem: () => setProblem(undefined),
    isBusy: stage === 'sending' || stage === 'done',
    answer: answer?.result,
    failure,
    /** The refusal of what has been changed elsewhere since it was shown. */
    outdated: failure?.kind === 'changed-elsewhere' ? failure : undefined,
    submit,
  }
}
