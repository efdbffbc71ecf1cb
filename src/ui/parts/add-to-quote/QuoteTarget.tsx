import { useTranslation } from 'react-i18next'
import type { QuoteRequestEntry } from '../../../domain/pricing/quote-request.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { limitWords } from '../../i18n/limit-words.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { DraftField } from './DraftField.tsx'
import type { TypedEntry } from './quote-entry.ts'
import type { OpenDrafts } from './use-open-drafts.ts'

interface QuoteTargetProps {
  readonly entry: Pick<QuoteRequestEntry, 'target' | 'newQuoteName' | 'quoteId'>
  readonly drafts: OpenDrafts
  readonly onRetryDrafts: () => void
  readonly onType: (change: TypedEntry) => void
  readonly quoteError: string | undefined
  readonly nameError: string | undefined
}

/** An existing quote or a new one. What was typed for the other one stays while this one is chosen. */
export function QuoteTarget(props: QuoteTargetProps) {
  const { t } = useTranslation()
  const { entry, onType } = props
  return (
    <Stack space="md">
      <RadioGroup
        legend={t('price:addToQuoteDialog.target')}
        columns={2}
        value={entry.target}
        onChange={(target) => onType({ target })}
        choices={[
          { value: 'existing', label: t('price:addToQuoteDialog.existing') },
          { value: 'new', label: t('price:addToQuoteDialog.new') },
        ]}
      />
      {entry.target === 'existing' ? (
        <ExistingQuote {...props} />
      ) : (
        <TextField
          label={t('price:addToQuoteDialog.name')}
          value={entry.newQuoteName}
          onChange={(text) => onType({ newQuoteName: withinLimit(text) })}
          hint={limitWords(t, entry.newQuoteName)}
          error={props.nameError}
          required
        />
      )}
    </Stack>
  )
}

function ExistingQuote({ entry, drafts, onRetryDrafts, onType, quoteError }: QuoteTargetProps) {
  const { t } = useTranslation()
  if (drafts.kind === 'failed') {
    return (
      <Notice
        tone="error"
        title={t('price:addToQuoteDialog.draftsFailed')}
        actions={
          <Button size="sm" onClick={onRetryDrafts}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {failureWords(t, drafts.failure, 'common:failure.malformed')}
      </Notice>
    )
  }
  const known = drafts.kind === 'read' ? drafts.answer : []
  return (
    <DraftField
      drafts={known}
      hint={
        drafts.kind === 'read' && known.length === 0
          ? t('price:addToQuoteDialog.noDrafts')
          : undefined
      }
      value={entry.quoteId ?? ''}
      onChange={(quoteId) => onType({ quoteId })}
      emptyText={
        drafts.kind === 'waiting'
          ? t('price:addToQuoteDialog.loading')
          : t('price:addToQuoteDialog.choose')
      }
      error={quoteError}
    />
  )
}
