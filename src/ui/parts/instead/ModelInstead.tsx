/** What takes the place of a model that is gone from a cart or a list: the nearest models, looked for when they are asked for. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormerModel } from '../../../domain/catalogue/successor-models.ts'
import { Button } from '../../components/Button/Button.tsx'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { allLazy, lazy, Loaded } from '../../lazy.tsx'
import { useServices } from '../../storefront-context.tsx'
import type { ModelTaken } from './NearestModels.tsx'

const nearestModels = lazy(async () => (await import('./NearestModels.tsx')).NearestModels)

interface ModelInsteadProps {
  readonly former: FormerModel
  readonly productName: string
  readonly isBusy: boolean
  readonly onTake: (taken: ModelTaken) => void
}

export function ModelInstead(props: ModelInsteadProps) {
  const { t } = useTranslation()
  const { comparisons } = useServices()
  const [isAsked, setAsked] = useState(false)
  const [source] = useState(() => allLazy(nearestModels, comparisons))
  const part = useLazyWithTexts(source, ['copy', 'catalogue'])
  if (!isAsked) {
    return (
      <Button size="sm" onClick={() => setAsked(true)}>
        {t('common:findReplacement')}
      </Button>
    )
  }
  return (
    <Loaded of={part}>
      {([NearestModels, { instead }]) => <NearestModels {...props} instead={instead} />}
    </Loaded>
  )
}
