import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { MinusIcon, PlusIcon } from '../../../components/Icon/icons.ts'
import * as styles from './ProductOutline.css.ts'

const steps = [100, 150, 200, 300, 400] as const

interface EnlargedDrawingProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
}

/** The drawing as large as the window, and larger: it is moved with arrow keys, wheel or finger. */
export function EnlargedDrawing({ isOpen, onClose, title, children }: EnlargedDrawingProps) {
  const { t } = useTranslation()
  const [step, setStep] = useState(0)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t('common:close')}
      size="lg"
      footer={
        <>
          <Button icon={MinusIcon} onClick={() => setStep(Math.max(0, step - 1))}>
            {t('drawing:zoomOut')}
          </Button>
          <Button icon={PlusIcon} onClick={() => setStep(Math.min(steps.length - 1, step + 1))}>
            {t('drawing:zoomIn')}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.enlarged} role="region" aria-label={title} tabIndex={0}>
        <div style={{ width: `${steps[step] ?? 100}%` }}>{children}</div>
      </div>
    </Dialog>
  )
}
