/** Puts several lines on a quote; a dialog asks which one, and leads to it. */
import { function as F, taskEither as TE } from 'fp-ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeveralLines } from '../../../application/quote/add-several.ts'
import { Button, type ButtonSize } from '../../components/Button/Button.tsx'
import { usePreloadedDialog } from '../../components/Dialog/Dialog.tsx'
import { FileIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Loaded } from '../../lazy.tsx'
import { useServices } from '../../storefront-context.tsx'
import { SeveralToQuoteDialog } from './SeveralToQuoteDialog.tsx'

interface SeveralToQuoteButtonProps extends Pick<SeveralLines, 'lines'> {
  /** On the button, and above the dialog. */
  readonly title: string
  readonly description: string
  readonly submitLabel: string
  readonly busyLabel: string
  readonly size?: ButtonSize
  /** The lines stand on a quote now. */
  readonly onAdded?: () => void
}

export function SeveralToQuoteButton({
  lines,
  size,
  onAdded,
  ...words
}: SeveralToQuoteButtonProps) {
  const { t } = useTranslation()
  const { quotes } = useServices()
  const [isOpen, setOpen] = useState(false)
  usePreloadedDialog()
  return (
    <>
      <Button size={size} icon={FileIcon} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {isOpen && (
        <Loaded of={quotes} failed={() => <Notice tone="error">{t('common:networkError')}</Notice>}>
          {(service) => (
            <SeveralToQuoteDialog
              {...words}
              openDrafts={service.openDrafts}
              send={(target) =>
                F.pipe(
                  service.addSeveral({ target, lines }),
                  TE.tapIO(() => () => onAdded?.()),
                )
              }
              onClose={() => setOpen(false)}
            />
          )}
        </Loaded>
      )}
    </>
  )
}
