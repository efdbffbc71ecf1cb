/** The models nearest to one that is gone, and the button that takes one of them. */
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comparisons } from '../../../application/quote/comparisons.ts'
import { skuCodeOf } from '../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { SkuId } from '../../../domain/catalogue/product.ts'
import type { FormerModel } from '../../../domain/catalogue/successor-models.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { useProgram } from '../../use-program.ts'
import { ReadFailed } from '../ReadFailed.tsx'
import { InsteadChoice } from './InsteadChoice.tsx'

/** A model by its code, and the sku of which it is one; undefined ids are those of the model that is gone. */
export interface ModelTaken {
  readonly skuId: SkuId | undefined
  readonly skuCode: string
  readonly code: string
  readonly choices: Choices | undefined
}

interface NearestModelsProps extends Pick<Comparisons, 'instead'> {
  readonly former: FormerModel
  readonly productName: string
  readonly isBusy: boolean
  readonly onTake: (taken: ModelTaken) => void
}

export function NearestModels({ former, instead, ...props }: NearestModelsProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const zone = useAccount()?.zone ?? siteZone(settings)
  const [asked] = useState(former)
  const [chosen, choose] = useState('')
  const ask = useCallback(
    (signal: AbortSignal) => instead(asked, zone, signal),
    [instead, asked, zone],
  )
  const [reading, again] = useProgram(ask)
  if (reading.kind === 'waiting') {
    return (
      <Text size="small" tone="soft">
        <span role="status">{t('copy:looking')}</span>
      </Text>
    )
  }
  if (reading.kind === 'failed') {
    return (
      <ReadFailed failure={reading.failure} fallbackKey="common:networkError" onAgain={again} />
    )
  }
  const offer = reading.answer
  if (offer.instead.length === 0) {
    return (
      <Text size="small">
        <span role="status">
          {offer.successor
            ? t('catalogue:replaced', {
                product: props.productName,
                successor: offer.successor.name,
              })
            : t('copy:noneNear')}
        </span>
      </Text>
    )
  }
  return (
    <Stack space="sm" align="start">
      <InsteadChoice
        offer={offer}
        productName={props.productName}
        modelCode={former.modelCode}
        value={chosen}
        onChoose={choose}
        emptyText={t('copy:chooseModel')}
        isTold
      />
      {chosen !== '' && (
        <Button
          size="sm"
          busy={props.isBusy}
          busyLabel={t('common:saving')}
          onClick={() =>
            props.onTake({
              skuId: offer.successor?.skuId,
              skuCode: skuCodeOf(chosen) ?? '',
              code: chosen,
              choices: offer.readings?.get(chosen),
            })
          }
        >
          {t('copy:take')}
        </Button>
      )}
    </Stack>
  )
}
