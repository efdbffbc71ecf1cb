/** The one answer that saves most weeks and the one that saves most money, each one press away. */
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ConfigurationChange } from '../../../domain/pricing/configuration.ts'
import { bestChanges, type PriceDifference } from '../../../domain/pricing/price-differences.ts'
import { configurationView } from '../../../domain/pricing/price-flow.view.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import type { PriceFlowActor } from '../../parts/add-to-quote/price-flow-actor.ts'
import { differenceText } from '../../parts/pricing/difference-words.ts'
import { goToQuestion } from '../../parts/pricing/question-id.ts'
import { useStorefront } from '../../storefront-context.tsx'
import * as styles from './Comparison.css.ts'

interface BestChangesProps {
  readonly flow: PriceFlowActor
  readonly differences: readonly PriceDifference[]
  readonly currency: string
  readonly onChange: (change: ConfigurationChange) => void
}

/** Where no single change is better in this. */
const noneKeys = {
  both: 'pricing:compare.none',
  soonest: 'pricing:compare.noneSooner',
  cheapest: 'pricing:compare.noneCheaper',
} as const

export function BestChanges({ flow, differences, currency, onChange }: BestChangesProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const { modifiers } = configurationView(useSelector(flow, (now) => now))
  const best = bestChanges(differences)
  if (best.length === 0) return <p>{t(noneKeys.both)}</p>
  const nameOf = ({ modifierKey, optionCode }: PriceDifference) => {
    const asked = modifiers.find(({ modifier }) => modifier.key === modifierKey)
    const option = asked?.options.find(({ code }) => code === optionCode)
    return t('common:named', {
      name: asked?.modifier.title ?? '',
      text: option?.title ?? t('product:option.none'),
    })
  }
  const chooser =
    ({ modifierKey, optionCode }: PriceDifference) =>
    () => {
      onChange({ kind: 'option', modifierKey, optionCode })
      // The button goes with the price; the focus goes to the answer, once it is drawn as chosen.
      queueMicrotask(() => goToQuestion(modifierKey))
    }
  return (
    <dl className={styles.best}>
      {best.map((each) => (
        <div key={each.kind}>
          <dt className={styles.term}>{t(`pricing:compare.${each.kind}`)}</dt>
          {each.change === undefined ? (
            <dd>{t(noneKeys[each.kind])}</dd>
          ) : (
            <dd>
              <button
                type="button"
                className={`${linkLook()} ${styles.choice}`}
                onClick={chooser(each.change)}
              >
                {nameOf(each.change)}
              </button>
              <p className={styles.gain}>
                {differenceText(each.change, { t, currency, settings })}
              </p>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
