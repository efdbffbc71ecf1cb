import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { ModelCodeRibbon } from '../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { ribbonWords } from '../../i18n/ribbon-texts.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import * as styles from './SampleCode.css.ts'
import { useSampleRibbon } from './use-sample-ribbon.ts'

/** A product of the shop and a code of it, so that one sees what is meant. */
export function SampleCode({ sample }: { readonly sample: ProductSummary }) {
  const { t } = useTranslation()
  const found = useSampleRibbon(sample.skuCode)
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <img
          src={sample.thumbnail || undefined}
          alt=""
          width={600}
          height={400}
          fetchPriority="high"
          className={styles.picture}
        />
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.name}>
          <Link
            to="/product/$urlTitle"
            params={{ urlTitle: sample.urlTitle }}
            search={{
              ...(sample.skuId !== undefined && { skuid: sample.skuId }),
              ...(found && { model: found.code }),
            }}
            className={linkLook({ tone: 'plain' })}
          >
            {sample.name}
          </Link>
        </p>
        <div className={styles.ribbon}>
          {found && <ModelCodeRibbon segments={found.segments} words={ribbonWords(t)} />}
        </div>
      </figcaption>
    </figure>
  )
}
