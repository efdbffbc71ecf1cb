import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Container } from '../../components/Container/Container.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ArrowRightIcon, FileIcon } from '../../components/Icon/icons.ts'
import { ModelCodeSearchField } from '../../parts/search/ModelCodeSearchField.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { FinderForm } from '../../parts/finder/FinderForm.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { FinderExample } from './FinderExample.tsx'
import * as styles from './Hero.css.ts'
import { SampleCode } from './SampleCode.tsx'

interface HeroProps {
  /** A product to show what a code looks like; none while there is none. */
  readonly sample: ProductSummary | undefined
}

/** The head of the home page: what the shop is for, and the quickest ways in. */
export function Hero({ sample }: HeroProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const { settings } = useStorefront()
  const units = (account?.zone ?? siteZone(settings)) === 'US' ? 'us' : 'metric'
  return (
    <div className={styles.band}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <div className={styles.welcome}>
              {account && (
                <Text tone="soft" weight="medium">
                  {t('catalogue:home.welcome', { name: account.firstName })}
                </Text>
              )}
            </div>
            <Heading level={1}>{t('catalogue:home.title')}</Heading>
            <Text size="lead" tone="soft" measure="text">
              {t('catalogue:home.lead')}
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
            <FinderExample units={units} />
            <div className={styles.entry}>
              <Heading level={2} size="body">
                {t('catalogue:home.code.title')}
              </Heading>
              <Text tone="soft" size="small">
                {t('catalogue:home.code.text')}
              </Text>
              <ModelCodeSearchField
                label={t('common:modelCode')}
                placeholder={sample && `${sample.skuCode}…`}
              />
            </div>
            <div className={styles.ways}>
              <Link to="/shop" className={buttonLook()}>
                {t('common:seeAllProducts')}
                <Icon of={ArrowRightIcon} size="sm" />
              </Link>
              {account && (
                <Link to="/my-account/quotes" className={buttonLook()}>
                  <Icon of={FileIcon} size="sm" />
                  {t('catalogue:home.quotes')}
                </Link>
              )}
            </div>
          </div>
          {sample && <SampleCode sample={sample} />}
        </div>
      </Container>
    </div>
  )
}
