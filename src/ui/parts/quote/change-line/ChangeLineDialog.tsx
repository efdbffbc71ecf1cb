/** Another configuration for a line: chosen, compared with the present one, and put in its place. */
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangedModel } from '../../../../domain/quote/line-change.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useUnsentText } from '../../../unsent-text.ts'
import { useKeptFocus } from '../../../use-kept-focus.ts'
import { ReadFailed } from '../../ReadFailed.tsx'
import { SubmitDialog } from '../../SubmitDialog.tsx'
import { quoteFailureWords } from '../quote-failure-words.ts'
import type { OpenQuote } from '../use-quote.ts'
import { type ChosenSoFar, GoneLine } from './GoneLine.tsx'
import { LineConfiguration } from './LineConfiguration.tsx'
import { useFirstField } from './use-first-field.ts'
import { useProductOfLine } from './use-product-of-line.ts'

interface ChangeLineDialogProps {
  readonly quote: OpenQuote
  /** As it was last seen, where it has gone. */
  readonly row: QuoteRowView
  readonly isGone: boolean
  readonly onClose: () => void
}

export function ChangeLineDialog({ quote, row, isGone, onClose }: ChangeLineDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const { item, model } = row
  const [kept, keep, forget] = useUnsentText(`line:${item.id}`)
  const [sent, setSent] = useState<ChangedModel | undefined>(undefined)
  // The line that the dialog was opened for; an answer that changes it must not restart the choice.
  const [line] = useState(item)
  const [reading, again] = useProductOfLine(line)
  const product = reading.kind === 'read' ? reading.answer : undefined
  const { place, initialFocus } = useFirstField()
  const [chosen, setChosen] = useState<ChosenSoFar | undefined>(undefined)
  // The button that confirms goes with the line.
  const outcome = useKeptFocus<HTMLDivElement>(String(isGone))
  const close = () => {
    forget()
    quote.send({ type: 'failure.dismiss', place: `model:${item.id}` })
    onClose()
  }
  const isDone =
    sent !== undefined &&
    !model.isBusy &&
    model.failure === undefined &&
    item.modelCode === sent.modelCode &&
    item.quantity === sent.quantity
  const finish = useEffectEvent(close)
  // The chart of the quote tells that the line is changed; the dialog belongs to its opener.
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  return (
    <SubmitDialog
      title={t('line:title')}
      description={isGone ? undefined : t('line:description')}
      submitLabel={isGone ? undefined : t('line:confirm')}
      busyLabel={t('line:busy')}
      isBusy={model.isBusy && !isGone}
      formId={formId}
      failure={
        isGone ? undefined : model.failure && quoteFailureWords(t, model.failure, 'line:failed')
      }
      outcome={
        isGone ? (
          <div ref={outcome}>
            <GoneLine line={item} chosen={chosen} />
          </div>
        ) : undefined
      }
      size="lg"
      initialFocus={initialFocus}
      onClose={close}
    >
      <div key={reading.kind} ref={place}>
        {reading.kind === 'waiting' && <SkeletonRows busyText={t('line:loading')} count={6} />}
        {reading.kind === 'failed' && (
          <ReadFailed failure={reading.failure} fallbackKey="line:productFailed" onAgain={again} />
        )}
        {product?.kind === 'gone' && <Notice tone="warning">{t('line:productGone')}</Notice>}
        {product?.kind === 'there' && (
          <LineConfiguration
            formId={formId}
            line={line}
            present={item}
            isGone={isGone}
            quantity={row.quantity.text}
            sold={product}
            begun={kept}
            onChoose={keep}
            onChosen={setChosen}
            onConfirm={(changed) => {
              setSent(changed)
              quote.send({ type: 'model.save', itemId: item.id, model: changed })
            }}
          />
        )}
      </div>
    </SubmitDialog>
  )
}
