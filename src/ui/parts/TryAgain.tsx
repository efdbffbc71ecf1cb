/** Tries once more what has failed. It goes as soon as it is pressed, and comes back where that fails again. */
import { useTranslation } from 'react-i18next'
import { Button } from '../components/Button/Button.tsx'
import { useParkedFocus } from '../use-parked-focus.ts'

interface TryAgainProps {
  readonly size?: 'sm'
  readonly onAgain: () => void
  /** For a button that stays until it is known what came of it: what is under way, and whether it is. */
  readonly work?: { readonly label: string; readonly isUnderWay: boolean }
}

export function TryAgain({ size, onAgain, work }: TryAgainProps) {
  const { t } = useTranslation()
  return (
    <Button
      ref={useParkedFocus()}
      size={size}
      onClick={onAgain}
      {...(work && { busy: work.isUnderWay, busyLabel: work.label })}
    >
      {t('common:tryAgain')}
    </Button>
  )
}
