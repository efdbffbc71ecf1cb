/** The payment is being made, or is being looked for: what is awaited, and that nothing is to be paid again. */
import { useTranslation } from 'react-i18next'
import type { PlacementScreen } from '../../../application/checkout/placement.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'

interface WaitingProps {
  readonly screen: Extract<PlacementScreen, { readonly kind: 'checking' | 'processing' }>
  readonly onCheck: () => void
}

export function Waiting({ screen, onCheck }: WaitingProps) {
  const { t } = useTranslation()
  const isSlow = screen.kind === 'processing' && screen.isSlow
  return (
    <Notice
      tone="warning"
      title={t(
        screen.kind === 'checking'
          ? 'payment:placement.checkTitle'
          : 'payment:placement.processingTitle',
      )}
      actions={
        <Button size="sm" onClick={onCheck}>
          {t('payment:placement.check')}
        </Button>
      }
    >
      <p>
        {t(
          screen.kind === 'checking'
            ? 'payment:placement.checkText'
            : 'payment:placement.processingText',
        )}
      </p>
      {isSlow && <p>{t('payment:placement.processingSlow')}</p>}
    </Notice>
  )
}
