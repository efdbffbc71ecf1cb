/** The prices of the models that stand side by side now. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import {
  modelPrices,
  modelPricesView,
  type ModelPricesView,
} from '../../../application/quote/model-prices.machine.ts'
import type { AskedModel } from '../../../domain/pricing/asked-model.ts'
import { useServices } from '../../storefront-context.tsx'

interface OpenModelPrices {
  readonly view: ModelPricesView
  readonly again: () => void
}

export function useModelPrices(models: readonly AskedModel[]): OpenModelPrices {
  const { comparisons } = useServices()
  const [machine] = useState(() => modelPrices(comparisons))
  const actor = useActorRef(machine, { input: { models } })
  // The chart is outside React; it knows by itself whether this is another question.
  useEffect(() => actor.send({ type: 'models.changed', models }))
  const view = modelPricesView(
    useSelector(actor, (now) => now),
    models,
  )
  return { view, again: () => actor.send({ type: 'prices.retry' }) }
}
