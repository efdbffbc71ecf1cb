/** What takes the place of a model is there, and the model has still to go: that alone is tried again. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'

interface FormerStaysProps {
  /** What was added, and what has to go, by their codes. */
  readonly taken: string
  readonly former: string
  readonly isBusy: boolean
  readonly onAgain: () => void
}

export function FormerStays({ taken, former, isBusy, onAgain }: FormerStaysProps) {
  const { t } = useTranslation()
  return (
    <>
      {!isBusy && <p role="alert">{t('common:formerStays', { taken, former })}</p>}
      <Button size="sm" busy={isBusy} busyLabel={t('common:saving')} onClick={onAgain}>
        {t('common:tryAgain')}
      </Button>
    </>
  )
}
