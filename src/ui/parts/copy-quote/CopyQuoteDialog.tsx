/** Compares quotes with today, and puts their lines on a draft once; what is not on it or is different is said. */
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CopyWish } from '../../../application/quote/copy-quote.ts'
import type { Quotes } from '../../../application/quote/quotes.ts'
import { isWholeCopy } from '../../../domain/quote/quote-copy.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useServices } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useSubmit } from '../../use-submit.ts'
import { QuoteTarget } from '../add-to-quote/QuoteTarget.tsx'
import { SubmitDialog } from '../SubmitDialog.tsx'
import type { CopyDialogProps, CopySource } from './copy-dialog-props.ts'
import { CopyOutcome } from './CopyOutcome.tsx'
import { OtherSource } from './OtherSource.tsx'
import { SourceLines } from './SourceLines.tsx'
import { useCopyChoice } from './use-copy-choice.ts'
import { useCopyEntry } from './use-copy-entry.ts'

const copyQuote = (quotes: Quotes, wish: CopyWish) => quotes.copy(wish)

/** Why nothing is sent. */
type Problem = 'chooseLine' | 'notYetRead'

export function CopyQuoteDialog({ source, onClose }: CopyDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const { quotes } = useServices()
  const { choice, change, chosenOf, isRead, onLines, forget: forgetChoice } = useCopyChoice(source)
  const sources = [source, ...choice.others]
  const { entry, target, forget, ...where } = useCopyEntry(
    source,
    new Set(sources.map(({ id }) => id)),
  )
  const [problem, setProblem] = useState<Problem>()
  const open = (quoteId: QuoteId) => {
    // The page may have a question of its own before it is left.
    onClose(true)
    void navigate({ to: '/my-account/draftorder/$quoteId', params: { quoteId } })
  }
  const { stage, answer, failure, send } = useSubmit(useLazyWrite(quotes, copyQuote), {
    onDone: (copied) => {
      forget()
      forgetChoice()
      if (isWholeCopy(copied)) open(copied.id)
    },
  })
  if (answer && !isWholeCopy(answer.result)) {
    return <CopyOutcome copied={answer.result} onOpen={open} onClose={() => onClose(true)} />
  }
  const isNew = entry.target === 'new'
  const withLines = sources.filter(({ id }) => chosenOf(id)?.length !== 0)
  const submit = () => {
    const to = target()
    const isChosen = choice.left.size + choice.replaced.size > 0
    const [first, ...others] = withLines.map(({ id }) => ({ id, lines: chosenOf(id) }))
    const found = isChosen && !sources.every(isRead) ? 'notYetRead' : undefined
    setProblem(found ?? (first === undefined ? 'chooseLine' : undefined))
    if (found !== undefined || first === undefined || to === undefined) return
    const withDetails = choice.withDetails && isNew
    send({ ...first, target: to, withDetails, ...(others.length > 0 && { others }) })
  }
  const lines = ({ id }: CopySource) => (
    <SourceLines
      id={id}
      onLines={onLines}
      left={choice.left}
      onLeave={(left) => {
        setProblem(undefined)
        change({ left })
      }}
      replaced={choice.replaced}
      onReplace={(replaced) => change({ replaced })}
    />
  )
  return (
    <SubmitDialog
      title={t('copy:title')}
      description={t('copy:description')}
      submitLabel={t('copy:submit')}
      busyLabel={t('copy:busy')}
      isBusy={stage === 'sending' || stage === 'done'}
      formId={formId}
      failure={problem ? t(`copy:${problem}`) : failure && failureWords(t, failure, 'copy:failed')}
      size="lg"
      onClose={() => onClose(false)}
    >
      <Stack space="xl">
        <Form id={formId} onSubmit={submit}>
          <Stack space="md">
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
                label={
                  choice.others.length === 0
                    ? t('copy:withDetails')
                    : t('copy:withDetailsOf', { name: withLines[0]?.name ?? source.name })
                }
                hint={t('copy:withDetailsHint')}
                checked={choice.withDetails}
                onChange={(withDetails) => change({ withDetails })}
              />
            )}
          </Stack>
        </Form>
        {lines(source)}
        {choice.others.map((other) => (
          <Panel
            key={other.id}
            title={t('copy:other.items', { name: other.name })}
            actions={
              <RowAction
                icon={RemoveIcon}
                shortLabel={t('common:remove')}
                label={t('copy:other.removeNamed', { name: other.name })}
                onClick={() =>
                  change({ others: choice.others.filter(({ id }) => id !== other.id) })
                }
              />
            }
          >
            {lines(other)}
          </Panel>
        ))}
        <OtherSource
          taken={new Set(sources.map(({ id }) => id))}
          onTake={(other) => change({ others: [...choice.others, other] })}
        />
      </Stack>
    </SubmitDialog>
  )
}
