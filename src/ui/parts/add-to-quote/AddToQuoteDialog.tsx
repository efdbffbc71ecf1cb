import { either as E } from 'fp-ts'
import { useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteDialogView } from '../../../domain/pricing/quote-dialog.view.ts'
import {
  type QuoteRequest,
  type QuoteRequestProblem,
  readQuoteRequest,
} from '../../../domain/pricing/quote-request.ts'
import type { CalendarDate } from '../../../domain/shared/calendar-date.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { ModelCodeLine } from '../../components/ModelCodeRibbon/ModelCodeLine.tsx'
import { ribbonWords } from '../../i18n/ribbon-texts.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { type PartNames, ribbonSegments } from '../model-code/ribbon-segments.ts'
import { DeliveryDate } from './DeliveryDate.tsx'
import { addFailureText, problemText } from './quote-dialog-words.ts'
import { entryOf, type TypedEntry } from './quote-entry.ts'
import { QuoteTarget } from './QuoteTarget.tsx'
import type { OpenDrafts } from './use-open-drafts.ts'

export interface AddToQuoteDialogProps {
  readonly view: QuoteDialogView
  readonly names: PartNames
  /** The total of the price on show, in words. */
  readonly total: string
  readonly drafts: OpenDrafts
  readonly onRetryDrafts: () => void
  readonly typed: TypedEntry
  readonly onType: (change: TypedEntry) => void
  /** Asked for when the entry is checked, so that midnight counts (D2). */
  readonly today: () => CalendarDate
  /** Heads a failure; undefined for the general words. */
  readonly failedTitle?: string | undefined
  readonly onAdd: (request: QuoteRequest) => void
  readonly onClose: () => void
  /** A piece of the dialog could not be fetched, so that it did not open. */
  readonly onMissed: () => void
}

/** Which quote, when, and under which customer material number; what is added is shown, not edited. */
export function AddToQuoteDialog(props: AddToQuoteDialogProps) {
  const { view, typed, onType } = props
  const { t, i18n } = useTranslation()
  const formId = useId()
  const firstChoice = useRef<HTMLInputElement>(null)
  // The choice that is made already, once it is drawn: the code above it is only to be read.
  const findChoice = useCallback((around: HTMLDivElement | null) => {
    firstChoice.current = around?.querySelector<HTMLInputElement>('input:checked') ?? null
  }, [])
  const [problems, setProblems] = useState<readonly QuoteRequestProblem[]>([])
  const drafts = props.drafts.kind === 'read' ? props.drafts.answer : []
  const entry = entryOf(typed, drafts, view.defaultDate)
  const speech = { t, language: i18n.language }
  const problemOf = (field: QuoteRequestProblem['field']) => {
    const problem = problems.find((each) => each.field === field)
    return problem && problemText(problem, speech)
  }
  const type = (change: TypedEntry) => {
    setProblems([])
    onType(change)
  }
  const submit = () => {
    if (view.isBusy) return
    const request = readQuoteRequest(entry, { today: props.today(), leadTime: view.leadTime })
    setProblems(E.isLeft(request) ? request.left : [])
    if (E.isRight(request)) props.onAdd(request.right)
  }
  return (
    <Dialog
      open={view.isOpen}
      onClose={props.onClose}
      onMissed={props.onMissed}
      title={t('price:addToQuote')}
      closeLabel={t('common:close')}
      initialFocus={firstChoice}
      outsidePress="kept"
      footer={
        <>
          <Button onClick={props.onClose}>{t('common:cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={view.isBusy}
            busyLabel={t('price:addToQuoteDialog.adding')}
          >
            {t('price:addToQuoteDialog.add')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack space="lg">
          <AddedGoods view={view} names={props.names} total={props.total} />
          <div ref={findChoice}>
            <QuoteTarget
              entry={entry}
              drafts={props.drafts}
              onRetryDrafts={props.onRetryDrafts}
              onType={type}
              quoteError={problemOf('quote')}
              nameError={problemOf('name')}
            />
          </div>
          <DeliveryDate view={view} date={entry.date} error={problemOf('date')} onType={type} />
          <TextField
            label={t('price:materialNumber')}
            optionalText={t('common:optional')}
            value={entry.customerMaterialNumber}
            onChange={(customerMaterialNumber) => type({ customerMaterialNumber })}
            error={problemOf('material-number')}
            look="code"
            spellCheck={false}
          />
          {view.failure !== undefined && (
            <Notice tone="error" title={props.failedTitle ?? t('price:addToQuoteDialog.failed')}>
              {addFailureText(view.failure, speech)}
            </Notice>
          )}
        </Stack>
      </Form>
    </Dialog>
  )
}

/** What is added, to be read. */
function AddedGoods({
  view,
  names,
  total,
}: Pick<AddToQuoteDialogProps, 'view' | 'names' | 'total'>) {
  const { t } = useTranslation()
  const code = (
    <ModelCodeLine
      code={view.modelCode}
      segments={ribbonSegments(view.segments, names)}
      words={ribbonWords(t)}
    />
  )
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('common:modelCode'), description: code },
        { term: t('common:quantity'), description: view.quantity },
        { term: t('price:price'), description: total },
      ]}
    />
  )
}
