import { useSelector } from '@xstate/react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricing as PricingService } from '../../../application/pricing/pricing.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { Product, Sku } from '../../../domain/catalogue/product.ts'
import type { ConfigurationChange } from '../../../domain/pricing/configuration.ts'
import { withBeginning } from '../../../domain/pricing/configuration-text.ts'
import {
  configurationView,
  pricedConfiguration,
  regionLeftView,
} from '../../../domain/pricing/price-flow.view.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { ribbonSegments } from '../../parts/model-code/ribbon-segments.ts'
import { unofferedWords } from '../../parts/model-code/unoffered-words.ts'
import * as styles from './Configurator.css.ts'
import type { CodeExtent } from './code-entry.ts'
import { type AddressedConfiguration, readAddress } from './configuration-address.ts'
import { ModelCodeSection } from './ModelCodeSection.tsx'
import { Pricing } from './Pricing.tsx'
import { sharedGoods } from '../../parts/share/shared-goods.ts'
import type { ComparedAnswers } from '../../parts/pricing/question-props.ts'
import { goToProblem, goToQuestion } from '../../parts/pricing/question-id.ts'
import { Questions } from './Questions.tsx'
import { RegionNotice } from './RegionNotice.tsx'
import { useCodeEntry } from './use-code-entry.ts'
import { useConfigurationAddress } from './use-configuration-address.ts'
import { usePriceFlow } from './use-price-flow.ts'
import { useRegionChoice } from '../../settings-reload.tsx'
import { NeedsScripts } from '../../parts/NeedsScripts.tsx'

interface ConfiguratorProps {
  readonly pricing: PricingService
  readonly product: Product
  readonly sku: Sku
  readonly isPreview: boolean
  readonly address: AddressedConfiguration
}

/** The model code, the questions it is made of, and the price it comes to. */
export function Configurator(props: ConfiguratorProps) {
  const { pricing, product, sku, isPreview, address } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [litKey, setLitKey] = useState<string | undefined>(undefined)
  const { flow, account, coded, unreadText, unoffered } = usePriceFlow(pricing.priceFlow, {
    product,
    sku,
    isPreview,
    address,
  })
  // Of the link that was followed last, until something is answered.
  const [followed, setFollowed] = useState<typeof unoffered>()
  const missed = followed ?? unoffered
  const formId = useId()
  const [compared, setCompared] = useState<ComparedAnswers | undefined>(undefined)
  const snapshot = useSelector(flow, (now) => now)
  const view = configurationView(snapshot)
  const left = regionLeftView(snapshot)
  const chooseRegion = useRegionChoice()
  // Whenever they arrive, they are shown beside the price that they are compared with, and no other (PRICE-02).
  const differences =
    compared?.price === pricedConfiguration(snapshot)?.price ? compared?.texts : undefined
  const names = {
    sku: t('catalogue:ribbon.sku'),
    skuMeaning: sku.name,
    unread: t('catalogue:ribbon.rest'),
  }

  const change = (next: ConfigurationChange) =>
    flow.send({ type: 'configuration.changed', change: next })
  const takeCode = (choices: Choices, extent: CodeExtent) =>
    change({
      kind: 'model',
      choices:
        extent === 'beginning'
          ? withBeginning(coded.modifiers, view.configuration.choices, choices)
          : choices,
    })
  const entry = useCodeEntry({
    product: coded,
    names,
    initialText: unreadText,
    onChoices: takeCode,
  })
  useConfigurationAddress({
    product: coded,
    configuration: view.configuration,
    address,
    onFollowed: (model) => {
      const restored = readAddress(coded, { model, quantity: undefined })
      setFollowed(restored.unoffered)
      // A code that still waits for its reader is older than this link.
      entry.forgetPartial()
      if (restored.unreadText === undefined) restored.changes.forEach(change)
      else entry.follow(restored.unreadText)
    },
  })
  // Of a plain product there is nothing to read in its code; which sku it is stands above.
  const isConfigured = view.modifiers.length > 0 || product.skus.length === 1
  const answer = (next: ConfigurationChange) => {
    entry.forgetPartial()
    setFollowed([])
    change(next)
  }
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
        {left && (
          <RegionNotice
            left={left}
            onUndo={account === undefined ? () => chooseRegion(left.zone) : undefined}
          />
        )}
        {missed.length > 0 && (
          <Notice
            tone="warning"
            title={t('product:unoffered', { answers: unofferedWords(missed, 200) })}
          />
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
