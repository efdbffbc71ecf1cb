/** Asks on demand what every other answer would change; its code is fetched with the first press. */
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricing } from '../../../application/pricing/pricing.ts'
import { configurationView, pricedConfiguration } from '../../../domain/pricing/price-flow.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { allLazy, lazy, Loaded } from '../../lazy.tsx'
import * as styles from './Comparison.css.ts'
import type { ComparisonProps } from './comparison-props.ts'
import { LoadFailed } from './LoadFailed.tsx'

const comparisonPart = lazy(async () => (await import('./Comparison.tsx')).Comparison)

interface CompareAnswersProps extends ComparisonProps {
  readonly comparison: Pricing['comparison']
}

/** Offered with a price; once wanted, it stays so over changes, and every new price is compared. */
export function CompareAnswers({ comparison, ...props }: CompareAnswersProps) {
  const { t } = useTranslation()
  const snapshot = useSelector(props.flow, (now) => now)
  const [isWanted, setWanted] = useState(false)
  const [source] = useState(() => allLazy(comparisonPart, comparison))
  const isOffered = isWanted || pricedConfiguration(snapshot) !== undefined
  if (!isOffered || configurationView(snapshot).modifiers.length === 0) return null
  return (
    <div className={styles.comparison}>
      <Button onClick={() => setWanted(!isWanted)}>
        {t(isWanted ? 'pricing:compare.hide' : 'pricing:compare.show')}
      </Button>
      {isWanted && (
        <Loaded
          of={source}
          waiting={<Skeleton shape="line" width="half" />}
          failed={(retry) => <LoadFailed onRetry={retry} />}
        >
          {([Comparison, machine]) => <Comparison {...props} machine={machine} />}
        </Loaded>
      )}
    </div>
  )
}
