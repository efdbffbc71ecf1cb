import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { CheckIcon, CopyIcon } from '../../components/Icon/icons.ts'
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx'

interface CopyCodeProps {
  readonly code: string
  /** An unfinished code is not worth copying; the button says how much is missing. */
  readonly openCount: number
}

/** Puts the model code on the clipboard. */
export function CopyCode({ code, openCount }: CopyCodeProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<string | undefined>(undefined)
  const isCopied = copied === code
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(code)
    } catch {
      // Some browsers keep the clipboard to themselves; the code is on the page to be copied by hand.
      setCopied(undefined)
    }
  }
  return (
    <>
      <Button
        tone="quiet"
        size="sm"
        icon={isCopied ? CheckIcon : CopyIcon}
        reason={openCount === 0 ? undefined : t('product:code.open', { count: openCount })}
        reasonLook="announced"
        onClick={() => void copy()}
      >
        {isCopied ? t('product:code.copied') : t('product:code.copy')}
      </Button>
      <LiveRegion message={isCopied ? t('product:code.copied') : ''} />
    </>
  )
}
