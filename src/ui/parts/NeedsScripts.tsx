import { useTranslation } from 'react-i18next'
import { Notice } from '../components/Notice/Notice.tsx'

interface NeedsScriptsProps {
  /** What cannot be done without; the part of the shop that it stands in unless told. */
  readonly children?: string | undefined
}

/** Says without scripts that what follows needs them. With scripts it is nothing. */
export function NeedsScripts({ children }: NeedsScriptsProps) {
  const { t } = useTranslation()
  return (
    <noscript>
      <Notice tone="info" announce="silent">
        {children ?? t('common:needsScripts')}
      </Notice>
    </noscript>
  )
}
