/** What stands in a menu, when its code is there; it comes before a menu is opened, or with it. */
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazy, Loaded, usePreload } from '../lazy.tsx'
import { whenAnsweredOrAtRest } from '../when-at-rest.ts'
import * as styles from './MenuLinks.css.ts'

const menuLinks = lazy(() => import('./menu-links.ts'))

type Links = Awaited<ReturnType<typeof menuLinks>>

/** The way to all products, and to those of each type. */
export function ProductTypeLinks(props: ComponentProps<Links['ProductTypeLinks']>) {
  return <Menu>{(links) => <links.ProductTypeLinks {...props} />}</Menu>
}

/** Where a customer goes, and the way out. */
export function AccountLinks(props: ComponentProps<Links['AccountLinks']>) {
  return <Menu>{(links) => <links.AccountLinks {...props} />}</Menu>
}

/** The choice of region and language. */
export function PlaceChoice() {
  return <Menu>{(links) => <links.PlaceChoice />}</Menu>
}

/** Fetches the links of all menus once what was pressed first is answered, or the page is at rest. */
export function usePreloadedMenus(): void {
  usePreload(menuLinks, whenAnsweredOrAtRest)
}

function Menu({ children }: { readonly children: (links: Links) => ReactNode }) {
  const { t } = useTranslation()
  return (
    <Loaded
      of={menuLinks}
      failed={() => (
        <p className={styles.failed} role="alert">
          {t('common:shell.menuFailed')}
        </p>
      )}
    >
      {children}
    </Loaded>
  )
}
