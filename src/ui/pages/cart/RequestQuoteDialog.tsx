/** Which quote the lines go to. */
import { useNavigate } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Carts } from '../../../application/cart/carts.ts'
import { noLeadTime } from '../../../domain/pricing/lead-time.ts'
import type { CartItem, Promotion } from '../../../domain/cart/cart.ts'
import {
  type QuoteRequestProblem,
  readQuoteRequest,
} from '../../../domain/pricing/quote-request.ts'
import { textLimit } from '../../../domain/shared/text-limit.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { entryOf, type TypedEntry } from '../../parts/add-to-quote/quote-entry.ts'
import { QuoteTarget } from '../../parts/add-to-quote/QuoteTarget.tsx'
import { useOpenDrafts } from '../../parts/add-to-quote/use-open-drafts.ts'
import { SubmitDialog } from '../../parts/SubmitDialog.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useSubmit } from '../../use-submit.ts'

interface RequestQuoteDialogProps {
  readonly carts: Carts
  readonly items: readonly CartItem[]
  readonly promotions: readonly Promotion[]
  readonly title: string
  readonly onClose: () => void
}

export function RequestQuoteDialog(props: RequestQuoteDialogProps) {
  const { carts, items, promotions, title, onClose } = props
  const { t } = useTranslation()
  const formId = useId()
  const navigate = useNavigate()
  const { today } = useStorefront()
  const { drafts, retry } = useOpenDrafts(carts.openDrafts, { isWanted: true, added: undefined })
  const { stage, failure, send } = useSubmit(carts.moveToQuote, {
    onDone: (quoteId) =>
      void navigate({ to: '/my-account/draftorder/$quoteId', params: { quoteId } }),
  })
  const [typed, setTyped] = useState<TypedEntry>({})
  const [problems, setProblems] = useState<readonly QuoteRequestProblem[]>([])
  const entry = entryOf(typed, drafts.kind === 'ready' ? drafts.drafts : [], undefined)
  const problemOf = (field: QuoteRequestProblem['field']) => {
    const problem = problems.find((each) => each.field === field)
    if (!problem) return undefined
    return problem.kind === 'too-long'
      ? t('common:atMostCharacters', { most: textLimit })
      : t('common:required')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readQuoteRequest(entry, { today: today(), leadTime: noLeadTime })
    setProblems(E.isLeft(read) ? read.left : [])
    if (E.isRight(read)) send({ target: read.right.target, items, promotions })
  }
  return (
    <SubmitDialog
      title={title}
      description={t('cart:request.lines', { count: items.length })}
      submitLabel={t('cart:request.submit')}
      busyLabel={t('cart:request.busy')}
      isBusy={stage === 'sending' || stage === 'done'}
      formId={formId}
      failure={failure && failureWords(t, failure, 'cart:request.failed')}
      onClose={onClose}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack space="lg">
          {promotions.length > 0 && (
            <p>
              {t('cart:request.promotions', {
                count: promotions.length,
                codes: promotions.map(({ code }) => code).join(', '),
              })}
            </p>
          )}
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
      </form>
    </SubmitDialog>
  )
}
