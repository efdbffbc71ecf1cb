/** The PO number with its pencil, and the dialog that sets it (QUOTE-59, QUOTE-60). */
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog, usePreloadedDialog } from '../../components/Dialog/Dialog.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { EditIcon } from '../../components/Icon/icons.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { limitWords } from '../../i18n/limit-words.ts'
import { useUnsentText } from '../../unsent-text.ts'
import { PlaceFailure } from './PlaceFailure.tsx'
import * as styles from './PurchaseOrderUses.css.ts'
import { PurchaseOrderUses } from './PurchaseOrderUses.tsx'
import type { OpenQuote } from './use-quote.ts'

/** Where the summary of what is missing leads to. */
export const purchaseOrderId = 'purchase-order'

export function PurchaseOrder({ quote }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  // As it was when its field was left: what is being typed is no number yet.
  const [left, setLeft] = useState('')
  const { purchaseOrder, canEdit } = quote.view
  // What was typed and given up is no change of the quote, but is there when the dialog is opened again.
  const [typed, keep, forget] = useUnsentText(`purchase-order:${quote.view.quote.id}`)
  usePreloadedDialog()
  const open = () => {
    if (typed.trim() !== '' && typed.trim() !== purchaseOrder.stored) {
      quote.send({ type: 'purchase-order.edit', text: typed })
    }
    setOpen(true)
  }
  const finish = () => {
    keep('')
    forget()
    setOpen(false)
  }
  return (
    <div className={styles.beside}>
      <Inline space="xs">
        <bdi>{purchaseOrder.stored || t('common:none')}</bdi>
        {canEdit && (
          <span id={purchaseOrderId}>
            <IconButton
              icon={EditIcon}
              size="sm"
              label={t('quote:purchaseOrder.edit')}
              onClick={open}
            />
          </span>
        )}
        {isOpen && canEdit && (
          <PurchaseOrderDialog
            quote={quote}
            left={left}
            onLeave={setLeft}
            onType={keep}
            onSaved={finish}
            onClose={() => setOpen(false)}
          />
        )}
      </Inline>
      {!isOpen && left !== '' && left === purchaseOrder.stored && (
        <PurchaseOrderUses key={left} quote={quote} number={left} look="beside" />
      )}
    </div>
  )
}

interface PurchaseOrderDialogProps {
  readonly quote: OpenQuote
  /** The number with which its field was left. */
  readonly left: string
  readonly onLeave: (number: string) => void
  readonly onType: (text: string) => void
  readonly onSaved: () => void
  readonly onClose: () => void
}

function PurchaseOrderDialog({ quote, left, onLeave, ...does }: PurchaseOrderDialogProps) {
  const { onType, onSaved, onClose } = does
  const { view, send } = quote
  const { t } = useTranslation()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(false)
  const { text, isChanged, isBusy, problem, failure } = view.purchaseOrder
  const isSaved = isAsked && !isBusy && !isChanged && failure === undefined && problem === undefined
  // The dialog is closed by the quote having taken the number, which is not an event of this component.
  useEffect(() => {
    if (isSaved) onSaved()
  }, [isSaved, onSaved])
  const submit = () => {
    setAsked(true)
    onLeave(text.trim())
    send({ type: 'purchase-order.save', number: text })
  }
  const cancel = () => {
    send({ type: 'purchase-order.cancel' })
    send({ type: 'failure.dismiss', place: 'purchase-order' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={cancel}
      title={t('common:purchaseOrderNumber')}
      closeLabel={t('common:close')}
      outsidePress="kept"
      size="sm"
      initialFocus={field}
      footer={
        <>
          <Button onClick={cancel}>{t('common:cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={isBusy}
            busyLabel={t('common:saving')}
          >
            {t('common:save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack space="md">
          <PlaceFailure failure={failure} fallbackKey="quote:purchaseOrder.failed" />
          <TextField
            ref={field}
            label={t('quote:purchaseOrder.label')}
            value={text}
            onChange={(typed) => {
              const number = withinLimit(typed)
              onType(number)
              send({ type: 'purchase-order.edit', text: number })
            }}
            onBlur={() => onLeave(text.trim())}
            hint={limitWords(t, text)}
            error={problem && t(`quote:purchaseOrder.problem.${problem.kind}`)}
            autoComplete="off"
            spellCheck={false}
            required
          />
          {left !== '' && left === text.trim() && (
            <PurchaseOrderUses key={left} quote={quote} number={left} />
          )}
        </Stack>
      </Form>
    </Dialog>
  )
}
