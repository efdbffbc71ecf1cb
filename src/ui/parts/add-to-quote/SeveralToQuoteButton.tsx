/** Puts several lines on a quote; a dialog asks which one, or one press takes the one used last. Both lead to it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Program } from '../../../application/program.ts'
import type { SeveralLines } from '../../../application/quote/add-several.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { Button, type ButtonProps } from '../../components/Button/Button.tsx'
import { usePreloadedDialog } from '../../components/Dialog/Dialog.tsx'
import { FileIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Loaded } from '../../lazy.tsx'
import { useServices } from '../../storefront-context.tsx'
import { SeveralAtOnce } from './SeveralAtOnce.tsx'
import { SeveralToQuoteDialog } from './SeveralToQuoteDialog.tsx'

interface Offer extends Pick<SeveralLines, 'lines'> {
  /** On the button, and above the dialog. */
  readonly title: string
  readonly description: string
  readonly submitLabel: string
  readonly busyLabel: string
  /** The write with what belongs to it. */
  readonly through?: (write: Program<QuoteId>) => Program<QuoteId>
}

interface SeveralToQuoteButtonProps
  extends Offer,
    Pick<ButtonProps, 'size' | 'reason' | 'reasonLook'> {
  /** On the button that adds at once to the draft of this name, which was used last; without it there is none. */
  readonly atOnceLabel?: ((name: string) => string) | undefined
}

const asItIs = (write: Program<QuoteId>) => write

/** Nothing without lines. The dialog goes on with the lines that it was opened for, whatever becomes of them. */
export function SeveralToQuoteButton({
  size,
  reason,
  reasonLook,
  atOnceLabel,
  ...offer
}: SeveralToQuoteButtonProps) {
  const { t } = useTranslation()
  const { quotes } = useServices()
  const [opened, setOpened] = useState<Offer | undefined>()
  usePreloadedDialog()
  return (
    <>
      {atOnceLabel && (
        <Loaded of={quotes}>
          {({ openDrafts, addSeveral }) => (
            <SeveralAtOnce
              lines={offer.lines}
              label={atOnceLabel}
              busyLabel={offer.busyLabel}
              size={size}
              reason={reason}
              reasonLook={reasonLook}
              openDrafts={openDrafts}
              send={(target) => {
                const { lines, through = asItIs } = offer
                return through(addSeveral({ target, lines }))
              }}
            />
          )}
        </Loaded>
      )}
      {offer.lines.length > 0 && (
        <Button
          size={size}
          icon={FileIcon}
          reason={reason}
          reasonLook={reasonLook}
          onClick={() => setOpened(offer)}
        >
          {offer.title}
        </Button>
      )}
      {opened && (
        <Loaded of={quotes} failed={() => <Notice tone="error">{t('common:networkError')}</Notice>}>
          {({ openDrafts, addSeveral }) => {
            const { lines, through = asItIs, ...words } = opened
            return (
              <SeveralToQuoteDialog
                {...words}
                openDrafts={openDrafts}
                send={(target) => through(addSeveral({ target, lines }))}
                onClose={() => setOpened(undefined)}
              />
            )
          }}
        </Loaded>
      )}
    </>
  )
}
