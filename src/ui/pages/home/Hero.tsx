import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Container } from '../../components/Container/Container.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ArrowRightIcon, FileIcon } from '../../components/Icon/icons.ts'
import { SearchBox } from '../../parts/search/SearchBox.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { FinderForm } from '../../parts/finder/FinderForm.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { lazy, Loaded } from '../../lazy.tsx'
import { useAccount } from '../../use-account.ts'
import { useDrawnUntilUsed } from '../../use-near.ts'
import * as styles from './Hero.css.ts'

const exampleMachine = lazy(async () => (await import('./ExampleMachine.tsx')).ExampleMachine)

/** The head of the home page: what the shop is for, the quickest ways in, and an example of the finder. */
export function Hero() {
  const { t } = useTranslation()
  const account = useAccount()
  const { settings } = useStorefront()
  const units = (account?.zone ?? siteZone(settings)) === 'US' ? 'us' : 'metric'
  const drawn = useDrawnUntilUsed()
  return (
    <div className={styles.band}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <div className={styles.welcome}>
              {account && (
                <Text tone="soft" weight="medium">
                  {t('home:welcome', { name: account.firstName })}
                </Text>
              )}
            </div>
            <Heading level={1}>{t('home:title')}</Heading>
            <Text size="lead" tone="soft" measure="text">
              {t('home:lead')}
            </Text>
            <FinderForm
              look="short"
              units={units}
              heading={
                <Heading level={2} size="body">
                  {t('finder:title')}
                </Heading>
              }
            />
            <div className={styles.entry}>
              <SearchBox label={t('common:modelCode')} placeholder={t('home:code.text')} />
            </div>
            <div className={styles.ways}>
              <Link to="/shop" className={buttonLook()}>
                {t('common:seeAllProducts')}
                <Icon of={ArrowRightIcon} size="sm" />
              </Link>
              {account && (
                <Link to="/my-account/quotes" className={buttonLook()}>
                  <Icon of={FileIcon} size="sm" />
                  {t('home:quotes')}
                </Link>
              )}
            </div>
          </div>
          <div className={styles.example}>
            <Loaded of={exampleMachine} {...drawn}>
              {(ExampleMachine) => <ExampleMachine units={units} zone={account?.zone} />}
            </Loaded>
          </div>
        </div>
      </Container>
    </div>
  )
}
