/** Why what was asked for at a place was not done, next to it; and for screen readers, that it is being done. */
import { useTranslation } from 'react-i18next'
import type { PlaceView } from '../../domain/shared/placed-writes.ts'
import { Button } from '../components/Button/Button.tsx'
import { LiveRegion } from '../components/LiveRegion/LiveRegion.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { failureWords } from '../i18n/failure-words.ts'
import type { TextKey } from '../i18n/text-keys.ts'

interface PlaceProblemProps {
  readonly view: PlaceView<unknown>
  /** What it was tried with, where the place does not say it. */
  readonly title?: string | undefined
  /** For a refusal without a reason: what was tried. */
  readonly fallbackKey: TextKey
  /** Tries it once more, where the field itself does not. */
  readonly onAgain?: (() => void) | undefined
}

export function PlaceProblem({ view, title, fallbackKey, onAgain }: PlaceProblemProps) {
  const { t } = useTranslation()
  return (
    <>
      <LiveRegion message={view.kind === 'busy' ? t('common:saving') : ''} />
      {view.kind === 'failed' && (
        <Notice
          tone="error"
          title={title}
          actions={
            onAgain && (
              <Button size="sm" onClick={onAgain}>
                {t('common:tryAgain')}
              </Button>
            )
          }
        >
          {failureWords(t, view.failure, fallbackKey)}
        </Notice>
      )}
    </>
  )
}
