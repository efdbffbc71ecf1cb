import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettingsReload } from '../settings-reload.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Container } from '../components/Container/Container.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import * as styles from './SettingsStrip.css.ts'

/**
 * Says that the site's own settings are missing, and requests them again at the press of a button or as soon
 * as the connection is back.
 */
export function SettingsStrip() {
  const { t } = useTranslation()
  const renew = useSettingsReload()
  const [attempt, setAttempt] = useState<'none' | 'busy' | 'failed'>('none')
  const tryAgain = async () => {
    setAttempt('busy')
    // On success the strip is gone with the default settings.
    if (!(await renew())) setAttempt('failed')
  }
  const connected = useEffectEvent(() => void tryAgain())
  // The browser tells the window, not React, that it is connected again.
  useEffect(() => {
    const listen = () => connected()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
  return (
    <div className={styles.strip}>
      <Container>
        <Notice
          tone="warning"
          actions={
            <Button
              size="sm"
              busy={attempt === 'busy'}
              busyLabel={t('common:tryingAgain')}
              onClick={() => void tryAgain()}
            >
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t(
            attempt === 'failed'
              ? 'common:shell.settingsFailedAgain'
              : 'common:shell.settingsDefault',
          )}
        </Notice>
      </Container>
    </div>
  )
}
