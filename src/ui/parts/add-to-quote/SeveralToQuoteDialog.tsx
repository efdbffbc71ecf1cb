/**
 * Which quote several lines go to, such as those of a cart or a list, at first the draft used last; leads to the quote that
 * has them.
 */
import { either as E } from 'fp-ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Program } from '../../../application/program.ts'
import type { Quotes } from '../../../application/quote/quotes.ts'
import type { SeveralLines } from '../../../application/quote/add-several.ts'
import { noLeadTime } from '../../../domain/pricing/lead-time.ts'
import {
  type QuoteRequestProblem,
  readQuoteRequest,
} from '../../../domain/pricing/quote-request.ts'
import { lastUsedDraft } from '../../../domain/quote/last-used-draft.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { textLimit } from '../../../domain/shared/text-limit.ts'
import { Form } from '../../components/Form/Form.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useSubmit } from '../../use-submit.ts'
import { SubmitDialog } from '../SubmitDialog.tsx'
import { entryOf, type TypedEntry } from './quote-entry.ts'
import { QuoteTarget } from './QuoteTarget.tsx'
import { useGoToDraftOrder } from './use-go-to-draft-order.ts'
import { useDraftsAgain, useOpenDrafts } from './use-open-drafts.ts'

interface SeveralToQuoteDialogProps extends Pick<Quotes, 'openDrafts'> {
  readonly title: string
  readonly description: string
  readonly submitLabel: string
  readonly busyLabel: string
  /** Sends the lines there. */
  readonly send: (target: SeveralLines['target']) => Program<QuoteId>
  readonly onClose: () => void
  /** What is to be known before. */
  readonly children?: ReactNode
}

export function SeveralToQuoteDialog(props: SeveralToQuoteDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const { today } = useStorefront()
  const { drafts, retry, ...known } = useOpenDrafts(props.openDrafts, {
    isWanted: true,
    added: undefined,
  })
  const { stage, failure, send } = useSubmit(props.send, {
    onDone: useGoToDraftOrder(),
  })
  useDraftsAgain(failure, known)
  const [offered, setOffered] = useState<TypedEntry | undefined>()
  const [typed, setTyped] = useState<TypedEntry>({})
  const [problems, setProblems] = useState<readonly QuoteRequestProblem[]>([])
  // Told once: a later answer must not put another quote under what is being read.
  if (drafts.kind === 'read' && !offered) {
    const last = lastUsedDraft(drafts.answer)
    setOffered(last ? { quoteId: last.id } : {})
  }
  const open = drafts.kind === 'read' ? drafts.answer : []
  const entry = entryOf({ ...offered, ...typed }, open, undefined)
  const problemOf = (field: QuoteRequestProblem['field']) => {
    const problem = problems.find((each) => each.field === field)
    if (!problem) return undefined
    return problem.kind === 'too-long'
      ? t('common:atMostCharacters', { most: textLimit })
      : t('common:required')
  }
  const submit = () => {
    const read = readQuoteRequest(entry, { today: today(), leadTime: noLeadTime })
    setProblems(E.isLeft(read) ? read.left : [])
    if (E.isRight(read)) send(read.right.target)
  }
  return (
    <SubmitDialog
      title={props.title}
      description={props.description}
      submitLabel={props.submitLabel}
      busyLabel={props.busyLabel}
      isBusy={stage === 'sending' || stage === 'done'}
      formId={formId}
      failure={failure && failureWords(t, failure, 'cart:request.failed')}
      onClose={props.onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <Stack space="lg">
          {props.children}
          <QuoteTarget
            entry={entry}
            drafts={drafts}
            onRetryDrafts={retry}
            onType={(change) => {
              setProblems([])
              setTyped({ ...typed, ...change })
            }}
            quoteError={problemOf('quote')}
            nameError={problemOf('name')}
          />
        </Stack>
      </Form>
    </SubmitDialog>
  )
}
