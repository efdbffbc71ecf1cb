import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricing as PricingService } from '../../../application/pricing/pricing.ts'
import { pricedConfiguration, regionLeftView } from '../../../domain/pricing/price-flow.view.ts'
import { ribbonSegments } from '../../parts/model-code/ribbon-segments.ts'
import * as styles from './Configurator.css.ts'
import type { ProductVisit } from './use-price-flow.ts'
import { ModelCodeSection } from './ModelCodeSection.tsx'
import { Pricing } from './Pricing.tsx'
import { lazy, Loaded } from '../../lazy.tsx'
import { sharedGoods } from '../../parts/share/shared-goods.ts'
import type { ComparedAnswers } from '../../parts/pricing/question-props.ts'
import { goToProblem, goToQuestion } from '../../parts/pricing/question-id.ts'
import { Questions } from './Questions.tsx'
import { useAnswers } from './use-answers.ts'
import { NeedsScripts } from '../../parts/NeedsScripts.tsx'

const carriedAnswers = lazy(async () => (await import('./CarriedAnswers.tsx')).CarriedAnswers)

interface ConfiguratorProps extends ProductVisit {
  readonly pricing: PricingService
}

/** The model code, the questions it is made of, and the price it comes to. */
export function Configurator({ pricing, ...visit }: ConfiguratorProps) {
  const { product, sku, isPreview } = visit
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [litKey, setLitKey] = useState<string | undefined>(undefined)
  const names = {
    sku: t('catalogue:ribbon.sku'),
    skuMeaning: sku.name,
    unread: t('catalogue:ribbon.rest'),
  }
  const answers = useAnswers(pricing.priceFlow, visit, names)
  const { flow, snapshot, view, account, coded, entry, missed, elsewhere, answer } = answers
  const formId = useId()
  const [compared, setCompared] = useState<ComparedAnswers | undefined>(undefined)
  const left = regionLeftView(snapshot)
  // Whenever they arrive, they are shown beside the price that they are compared with, and no other (PRICE-02).
  const differences =
    compared?.price === pricedConfiguration(snapshot)?.price ? compared?.texts : undefined
  // Of a plain product there is nothing to read in its code; which sku it is stands above.
  const isConfigured = view.modifiers.length > 0 || product.skus.length === 1
  const calculate = () => {
    if (form.current?.checkValidity() === true) {
      flow.send({ type: 'price.calculate' })
      return
    }
    flow.send({ type: 'form.refused' })
    goToProblem(form.current)
  }
  return (
    <>
      <NeedsScripts>{t('price:needsScripts')}</NeedsScripts>
      <div className={styles.configurator}>
        {(left || missed.length > 0) && (
          <Loaded of={carriedAnswers}>
            {(CarriedAnswers) => (
              <CarriedAnswers
                left={left}
                elsewhere={elsewhere}
                missed={missed}
                isCustomer={account !== undefined}
              />
            )}
          </Loaded>
        )}
        {isConfigured && (
          <ModelCodeSection
            skuCode={coded.skuCode}
            segments={ribbonSegments(view.segments, names)}
            modelCode={view.modelCode}
            openCount={view.openCount}
            litKey={litKey}
            onLight={setLitKey}
            onOpen={goToQuestion}
            entry={entry}
            shared={isPreview ? undefined : () => sharedGoods(product, sku, view, coded)}
          />
        )}
        <div className={view.modifiers.length > 0 ? styles.halves : styles.plain}>
          <Questions
            ref={form}
            formId={formId}
            view={view}
            differences={differences}
            litKey={litKey}
            onLight={setLitKey}
            onChange={answer}
            onSubmit={calculate}
          />
          <Pricing
            pricing={pricing}
            formId={formId}
            flow={flow}
            account={account}
            sku={sku}
            names={names}
            onChange={answer}
            onCompared={setCompared}
            onCalculate={calculate}
          />
        </div>
      </div>
    </>
  )
}
