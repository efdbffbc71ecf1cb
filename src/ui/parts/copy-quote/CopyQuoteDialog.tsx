/** Compares a quote with today, and puts its lines on a draft once; what is not on it or is different is said. */
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import type { CopyWish } from '../../../application/quote/copy-quote.ts'
import type { Quotes } from '../../../application/quote/quotes.ts'
import { isWholeCopy } from '../../../domain/quote/quote-copy.ts'
import type { QuoteItemId } from '../../../domain/quote/quote-item.ts'
import { type Replacements, wishedLines } from '../../../domain/quote/quote-comparison.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useServices } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useProgram } from '../../use-program.ts'
import { useSubmit } from '../../use-submit.ts'
import { QuoteTarget } from '../add-to-quote/QuoteTarget.tsx'
import { SubmitDialog } from '../SubmitDialog.tsx'
import type { CopyDialogProps } from './copy-dialog-props.ts'
import { CopyOutcome } from './CopyOutcome.tsx'
import { ComparisonPanel } from './ComparisonPanel.tsx'
import { useCopyEntry } from './use-copy-entry.ts'

const copyQuote = (quotes: Quotes, wish: CopyWish) => quotes.copy(wish)
const nothingReplaced: Replacements = new Map()
const nothingLeft: ReadonlySet<QuoteItemId> = new Set()

export function CopyQuoteDialog({ source, onClose }: CopyDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const { quotes, comparisons } = useServices()
  const { entry, target, forget, ...where } = useCopyEntry(source)
  const [replaced, setReplaced] = useState(nothingReplaced)
  const [left, setLeft] = useState(nothingLeft)
  const [isNoneChosen, setNoneChosen] = useState(false)
  const [withDetails, setWithDetails] = useState(false)
  const compare = useCallback(
    (signal: AbortSignal) => withLazy(comparisons, ({ preview }) => preview(source.id, signal)),
    [comparisons, source.id],
  )
  const [reading, again] = useProgram(compare)
  const open = (quoteId: QuoteId) => {
    // The page may have a question of its own before it is left.
    onClose(true)
    void navigate({ to: '/my-account/draftorder/$quoteId', params: { quoteId } })
  }
  const { stage, answer, failure, send } = useSubmit(useLazyWrite(quotes, copyQuote), {
    onDone: (copied) => {
      forget()
      if (isWholeCopy(copied)) open(copied.id)
    },
  })
  if (answer && !isWholeCopy(answer.result)) {
    return <CopyOutcome copied={answer.result} onOpen={open} onClose={() => onClose(true)} />
  }
  const isNew = entry.target === 'new'
  const submit = () => {
    const to = target()
    const items = reading.kind === 'read' ? reading.answer.quote.items : []
    const lines = wishedLines(items, (id) => !left.has(id), replaced)
    setNoneChosen(lines?.length === 0)
    if (to && lines?.length !== 0)
      send({ id: source.id, target: to, lines, withDetails: withDetails && isNew })
  }
  return (
    <SubmitDialog
      title={t('copy:title')}
      description={t('copy:description')}
      submitLabel={t('copy:submit')}
      busyLabel={t('copy:busy')}
      isBusy={stage === 'sending' || stage === 'done'}
      formId={formId}
      failure={
        isNoneChosen ? t('copy:chooseLine') : failure && failureWords(t, failure, 'copy:failed')
      }
      size="lg"
      onClose={() => onClose(false)}
    >
      <Stack space="xl">
        <Form id={formId} onSubmit={submit}>
          <QuoteTarget
            entry={entry}
            drafts={where.drafts}
            onRetryDrafts={where.retry}
            onType={where.type}
            quoteError={where.quoteError}
            nameError={where.nameError}
          />
          {isNew && (
            <Checkbox
              label={t('copy:withDetails')}
              hint={t('copy:withDetailsHint')}
              checked={withDetails}
              onChange={setWithDetails}
            />
          )}
        </Form>
        <ComparisonPanel
          reading={reading}
          onAgain={again}
          left={left}
          onLeave={(ids) => {
            setNoneChosen(false)
            setLeft(ids)
          }}
          replaced={replaced}
          onReplace={setReplaced}
        />
      </Stack>
    </SubmitDialog>
  )
}
