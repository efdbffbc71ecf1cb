/** Compares quotes with today, and puts their lines on a draft once; what is not on it or is different is said. */
import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../../application/failure.ts'
import { isWholeCopy } from '../../../domain/quote/quote-copy.ts'
import type { QuoteItemId } from '../../../domain/quote/quote-item.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { QuoteTarget } from '../add-to-quote/QuoteTarget.tsx'
import { SubmitDialog } from '../SubmitDialog.tsx'
import type { CopyDialogProps, CopySource } from './copy-dialog-props.ts'
import { CopyOutcome } from './CopyOutcome.tsx'
import { OtherSource } from './OtherSource.tsx'
import { SourceLines } from './SourceLines.tsx'
import { useCopy } from './use-copy.ts'

export function CopyQuoteDialog({ source, left, onClose }: CopyDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const open = (quoteId: QuoteId) => {
    // The page may have a question of its own before it is left.
    onClose(true)
    void navigate({ to: '/my-account/draftorder/$quoteId', params: { quoteId } })
  }
  const copy = useCopy({ source, left }, open)
  const { answer, problem, failure } = copy
  if (answer && !isWholeCopy(answer)) {
    return <CopyOutcome copied={answer} onOpen={open} onClose={() => onClose(true)} />
  }
  const { choice, change } = copy.lines
  return (
    <SubmitDialog
      title={t('copy:title')}
      description={t('copy:description')}
      submitLabel={t('copy:submit')}
      busyLabel={t('copy:busy')}
      isBusy={copy.isBusy}
      formId={formId}
      failure={problem ? t(`copy:${problem}`) : failure && copyFailureWords(t, failure)}
      size="lg"
      onClose={() => onClose(false)}
    >
      <Stack space="xl">
        <CopyTarget copy={copy} formId={formId} />
        <LinesOf source={source} copy={copy} />
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
            <LinesOf source={other} copy={copy} />
          </Panel>
        ))}
        <OtherSource
          taken={new Set(copy.sources.map(({ id }) => id))}
          onTake={(other) => change({ others: [...choice.others, other] })}
        />
      </Stack>
    </SubmitDialog>
  )
}

/** A copy whose answer was lost is recognized when it is asked for again. */
function copyFailureWords(t: TFunction, failure: PortFailure): string {
  if (failure.kind === 'changed-elsewhere') return t('copy:changedElsewhere')
  // It may be one that lines come from, or the one that they go to.
  if (failure.kind === 'not-found') return t('copy:gone')
  return failure.kind === 'unconfirmed'
    ? t('copy:unconfirmed')
    : failureWords(t, failure, 'copy:failed')
}

interface CopyPartProps {
  readonly copy: ReturnType<typeof useCopy>
}

/** Onto which draft, and whether a new one takes the details over. */
function CopyTarget({ copy, formId }: CopyPartProps & { readonly formId: string }) {
  const { t } = useTranslation()
  const { where, detailsOf } = copy
  const { choice, change } = copy.lines
  return (
    <Form id={formId} onSubmit={copy.submit}>
      <Stack space="md">
        <QuoteTarget
          entry={where.entry}
          drafts={where.drafts}
          onRetryDrafts={where.retry}
          onType={where.type}
          quoteError={where.quoteError}
          nameError={where.nameError}
        />
        {copy.isNew && (
          <Checkbox
            label={
              choice.others.length === 0
                ? t('copy:withDetails')
                : t('copy:withDetailsOf', { name: detailsOf.name })
            }
            hint={t('copy:withDetailsHint')}
            checked={choice.withDetails}
            onChange={(withDetails) => change({ withDetails })}
          />
        )}
      </Stack>
    </Form>
  )
}

/** The lines of one quote, each of which can be left out or replaced. */
function LinesOf({ source: { id }, copy }: CopyPartProps & { readonly source: CopySource }) {
  const { choice, change, onLines } = copy.lines
  return (
    <SourceLines
      id={id}
      onLines={onLines}
      outdated={copy.outdated}
      left={choice.left}
      onLeave={(left) => {
        copy.forgetProblem()
        change({ left })
      }}
      replaced={choice.replaced}
      onReplace={(replaced) => {
        // A line for which something is taken comes along, also where none was chosen before.
        const isNew = (line: QuoteItemId) => replaced.has(line) && !choice.replaced.has(line)
        change({ replaced, left: new Set([...choice.left].filter((line) => !isNew(line))) })
      }}
    />
  )
}
