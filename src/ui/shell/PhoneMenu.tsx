import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../use-account.ts'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Icon } from '../components/Icon/Icon.tsx'
import { MenuIcon } from '../components/Icon/icons.ts'
import { iconButtonLook } from '../components/IconButton/IconButton.css.ts'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { needsScripts } from '../components/NeedsScripts/NeedsScripts.css.ts'
import { Notice } from '../components/Notice/Notice.tsx'
import { AccountLinks, PlaceChoice, ProductTypeLinks } from './MenuLinks.tsx'
import { usePagePath } from './use-page-path.ts'
import * as styles from './PhoneMenu.css.ts'
import { waysId } from './ways-id.ts'

/** The ways through the shop on a phone, in a dialog, or without scripts at the foot. Following one closes it. */
export function PhoneMenu() {
  const { t } = useTranslation()
  const account = useAccount()
  const path = usePagePath()
  const [openAt, setOpenAt] = useState<string | undefined>(undefined)
  // The dialog's code is fetched when it is first wanted.
  const [wasWanted, setWasWanted] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const open = () => {
    setHasFailed(false)
    setWasWanted(true)
    setOpenAt(path)
  }
  const close = () => setOpenAt(undefined)
  const sayFailed = () => {
    close()
    setHasFailed(true)
  }
  return (
    <>
      <div className={needsScripts}>
        <IconButton label={t('common:shell.menu')} icon={MenuIcon} onClick={open} />
      </div>
      <noscript>
        <a href={`#${waysId}`} aria-label={t('common:shell.menu')} className={iconButtonLook()}>
          <Icon of={MenuIcon} />
        </a>
      </noscript>
      {hasFailed && (
        <div className={styles.failed}>
          <Notice
            tone="error"
            onClose={() => setHasFailed(false)}
            closeLabel={t('common:shell.closeNotification')}
          >
            {t('common:shell.menuFailed')}
          </Notice>
        </div>
      )}
      {wasWanted && (
        <Dialog
          open={openAt === path}
          onClose={close}
          onMissed={sayFailed}
          title={t('common:shell.menu')}
          closeLabel={t('common:shell.closeMenu')}
        >
          <nav aria-label={t('common:shell.mainNavigation')} className={styles.part}>
            <ProductTypeLinks linkClass={styles.link} />
          </nav>
          {account && (
            <nav aria-label={t('common:shell.accountNavigation')} className={styles.part}>
              <AccountLinks account={account} />
            </nav>
          )}
          <div className={`${styles.part} ${styles.place}`}>
            <PlaceChoice />
          </div>
        </Dialog>
      )}
    </>
  )
}
