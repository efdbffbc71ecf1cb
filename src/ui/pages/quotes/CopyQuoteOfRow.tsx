/** *Copy to a new quote* in the row of a quote, in whatever status it is. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import type { CopySource } from '../../parts/copy-quote/copy-dialog-props.ts'
import { LazyCopyDialog } from '../../parts/copy-quote/LazyCopyDialog.tsx'

interface CopyQuoteOfRowProps {
  readonly source: CopySource
  /** A copy was made and its report put away: the list may have one row more. */
  readonly onCopied: () => void
}

export function CopyQuoteOfRow({ source, onCopied }: CopyQuoteOfRowProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowAction
        icon={CopyIcon}
        shortLabel={t('quotes:copyShort')}
        label={t('quotes:copy', { name: source.name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyCopyDialog
          source={source}
          onClose={(isCopied) => {
            setOpen(false)
            if (isCopied) onCopied()
          }}
        />
      )}
    </>
  )
}
