/** Which quote the lines go to. */
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { either as E } from 'fp-ts'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartMove } from '../../../application/cart/move-to-quote.ts'
import { noLeadTime } from '../../../domain/pricing/lead-time.ts'
import { submitOnce, submitOnceView } from '../../../application/submit-once.machine.ts'
import type { CartItem, Promotion } from '../../../domain/cart/cart.ts'
import {
  type QuoteRequestProblem,
  readQuoteRequest,
} from '../../../domain/pricing/quote-request.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { textLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { entryOf, type TypedEntry } from '../../parts/add-to-quote/quote-entry.ts'
import { QuoteTarget } from '../../parts/add-to-quote/QuoteTarget.tsx'
import { useOpenDrafts } from '../../parts/add-to-quote/use-open-drafts.ts'
import { useStorefront } from '../../storefront-context.tsx'

interface RequestQuoteDialogProps {
  readonly items: readonly CartItem[]
  readonly promotions: readonly Promotion[]
  readonly title: string
  readonly onClose: () => void
}

export function RequestQuoteDialog({ items, promotions, title, onClose }: RequestQuoteDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const navigate = useNavigate()
  const { write, today } = useStorefront()
  const { drafts, retry } = useOpenDrafts({ isWanted: true, added: undefined })
  const [machine] = useState(() => submitOnce<CartMove, QuoteId>(write.moveToQuote))
  const [snapshot, send] = useMachine(machine)
  const { stage, failure, answer } = submitOnceView(snapshot)
  const [typed, setTyped] = useState<TypedEntry>({})
  const [problems, setProblems] = useState<readonly QuoteRequestProblem[]>([])
  const entry = entryOf(typed, drafts.kind === 'ready' ? drafts.drafts : [], undefined)
  // Leaving for the quote is navigation, which is outside of React's rendering.
  useEffect(() => {
    if (!answer) return
    void navigate({ to: '/my-account/draftorder/$quoteId', params: { quoteId: answer.result } })
  }, [answer, navigate])
  const problemOf = (field: QuoteRequestProblem['field']) => {
    const problem = problems.find((each) => each.field === field)
    if (!problem) return undefined
    return problem.kind === 'too-long'
      ? t('quoteDialog.tooLong', { most: textLimit })
      : t('frontend.core.required')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readQuoteRequest(entry, { today: today(), leadTime: noLeadTime })
    setProblems(E.isLeft(read) ? read.left : [])
    if (E.isRight(read))
      send({ type: 'entry.send', entry: { target: read.right.target, items, promotions } })
  }
  const isBusy = stage === 'sending' || stage === 'done'
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      title={title}
      description={t('cart.request.lines', { count: items.length })}
      closeLabel={t('action.close')}
      outsidePress="kept"
      footer={
        <>
          <Button onClick={() => !isBusy && onClose()}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={isBusy}
            busyLabel={t('cart.request.busy')}
          >
            {t('cart.request.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack space="lg">
          {failure && (
            <Notice tone="error">{failureWords(t, failure, 'cart.request.failed')}</Notice>
          )}
          {promotions.length > 0 && (
            <p>
              {t('cart.request.promotions', {
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
    </Dialog>
  )
}
