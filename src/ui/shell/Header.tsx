import { useStorefront } from '../storefront-context.tsx'
import { AccountBubble } from './AccountBubble.tsx'
import { CartButton } from './CartButton.tsx'
import * as styles from './Header.css.ts'
import { SearchBox } from '../parts/search/SearchBox.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { usePreloadedMenus } from './MenuLinks.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { PlaceMenu } from './PlaceMenu.tsx'
import { SiteSign } from './SiteSign.tsx'
import { TagLine } from './TagLine.tsx'

/**
 * The head of every page: whose shop it is, where one can go, what one looks for, who one is. The site
 * chooses one of four arrangements (SHELL-09): all in one line; a strip above and the ways below; the sign
 * in the middle; a strip in the site's own colour. On a phone they are the same but for the strip.
 */
export function Header() {
  const { headerStyle } = useStorefront().settings
  usePreloadedMenus()
  const hasStrip = headerStyle === 'two' || headerStyle === 'four'
  return (
    <header className={styles.header} data-style={headerStyle}>
      {hasStrip && (
        <div className={styles.strip[headerStyle]}>
          <div className={styles.stripRow}>
            <TagLine className={styles.tagLine} />
            <div className={styles.place}>
              <PlaceMenu isOnFill={headerStyle === 'four'} />
            </div>
          </div>
        </div>
      )}
      <div className={`${styles.row} ${styles.arrangement[headerStyle]}`}>
        <div className={styles.sign}>
          <SiteSign />
        </div>
        <div className={`${styles.navigation} ${styles.navigationIn[headerStyle]}`}>
          <MainNavigation />
        </div>
        <div className={`${styles.search} ${styles.searchIn[headerStyle]}`}>
          <SearchBox />
        </div>
        <div className={styles.account}>
          {!hasStrip && (
            <div className={styles.place}>
              <PlaceMenu />
            </div>
          )}
          <AccountBubble />
          <CartButton />
        </div>
        <div className={styles.phone}>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
