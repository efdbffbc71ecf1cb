import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../use-account.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { MenuIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import * as styles from './PhoneMenu.css.ts'
import { ProductTypeLinks } from './ProductTypeLinks.tsx'

/** The ways through the shop on a phone, in a dialog. Following one closes it. */
export function PhoneMenu() {
  const { t } = useTranslation()
  const account = useAccount()
  const href = useLocation({ select: (location) => location.href })
  const [openAt, setOpenAt] = useState<string | undefined>(undefined)
  // The dialog's code is fetched when it is first wanted.
  const [wasWanted, setWasWanted] = useState(false)
  const open = () => {
    setWasWanted(true)
    setOpenAt(href)
  }
  return (
    <>
      <IconButton label={t('shell.menu')} icon={MenuIcon} onClick={open} />
      {wasWanted && (
        <Dialog
          open={openAt === href}
          onClose={() => setOpenAt(undefined)}
          title={t('shell.menu')}
          closeLabel={t('shell.closeMenu')}
        >
          <nav aria-label={t('shell.mainNavigation')} className={styles.part}>
            <ProductTypeLinks linkClass={styles.link} />
          </nav>
          {account && (
            <nav aria-label={t('shell.accountNavigation')} className={styles.part}>
              <AccountLinks account={account} />
            </nav>
          )}
        </Dialog>
      )}
    </>
  )
}
