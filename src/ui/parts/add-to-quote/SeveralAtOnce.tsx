/** One press puts several lines on the draft that was used last, and leads to it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Program } from '../../../application/program.ts'
import type { SeveralLines } from '../../../application/quote/add-several.ts'
import type { Quotes } from '../../../application/quote/quotes.ts'
import { lastUsedDraft } from '../../../domain/quote/last-used-draft.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { Button, type ButtonProps } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useSubmit } from '../../use-submit.ts'
import * as styles from './LastQuoteButton.css.ts'
import { useGoToDraftOrder } from './use-go-to-draft-order.ts'
import { useDraftsAgain, useOpenDrafts } from './use-open-drafts.ts'

interface SeveralAtOnceProps
  extends Pick<Quotes, 'openDrafts'>,
    Pick<ButtonProps, 'size' | 'reason' | 'reasonLook'> {
  readonly lines: SeveralLines['lines']
  /** On the button, with the name of the draft. */
  readonly label: (name: string) => string
  readonly busyLabel: string
  /** Sends the lines there. */
  readonly send: (target: SeveralLines['target']) => Program<QuoteId>
}

/** Nothing without lines, or where no draft is known to have been used last. */
export function SeveralAtOnce(props: SeveralAtOnceProps) {
  const { openDrafts, lines, label, busyLabel, size, reason, reasonLook } = props
  const hasLines = lines.length > 0
  const { t } = useTranslation()
  const { drafts, ...known } = useOpenDrafts(openDrafts, { isWanted: hasLines, added: undefined })
  const { failure, isSending, send } = useSubmit(props.send, { onDone: useGoToDraftOrder() })
  useDraftsAgain(failure, known)
  const [sent, setSent] = useState('')
  const named = JSON.stringify(lines)
  const last = drafts.kind === 'read' ? lastUsedDraft(drafts.answer) : undefined
  return (
    <>
      {last && (hasLines || isSending) && (
        <Button
          size={size}
          busy={isSending}
          busyLabel={busyLabel}
          reason={reason}
          reasonLook={reasonLook}
          onClick={() => {
            setSent(named)
            send({ quoteId: last.id })
          }}
        >
          <span className={styles.named}>{label(last.name)}</span>
        </Button>
      )}
      {/* Of other lines it says nothing. */}
      {failure && sent === named && (
        <div className={styles.failed}>
          <Notice tone="error">{failureWords(t, failure, 'cart:request.failed')}</Notice>
        </div>
      )}
    </>
  )
}
