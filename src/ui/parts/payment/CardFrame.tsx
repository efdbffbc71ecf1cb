/**
 * The form of the vault: number, security code, month, year and name are typed there and go to no other place (CART-10,
 * CART-11, CART-12, CART-13). Where the engine names no form, nothing is shown (ERR-04).
 */
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import * as styles from './payment.css.ts'
import type { CardEntry } from './use-card-entry.ts'

export function CardFrame({ entry }: { readonly entry: CardEntry }) {
  const { t } = useTranslation()
  const { address, stage, height, problem, round, frame, reload } = entry
  if (address === undefined) return null
  const isBlocked = stage === 'blocked'
  return (
    <Stack space="sm">
      {stage === 'opening' && <p role="status">{t('payment:frame.loading')}</p>}
      {(isBlocked || problem === 'silent') && (
        <Notice
          tone="error"
          title={t('payment:frame.blockedTitle')}
          actions={
            <Button size="sm" onClick={reload}>
              {t('payment:loadAgain')}
            </Button>
          }
        >
          {t('payment:frame.blockedText')}
        </Notice>
      )}
      {problem === 'refused' && <Notice tone="error">{t('payment:frame.refused')}</Notice>}
      {problem === 'failed' && <Notice tone="error">{t('payment:frame.failed')}</Notice>}
      <iframe
        key={`${address}-${round}`}
        ref={frame}
        src={address}
        title={t('payment:frame.title')}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a vault lives by storage of its own origin
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        allow="payment"
        className={isBlocked ? styles.noForm : styles.form}
        style={height === undefined ? undefined : { blockSize: height }}
      />
    </Stack>
  )
}
