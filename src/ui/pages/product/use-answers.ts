/** What is answered on the page of a product: by its questions, by a code that is typed or pasted, and by its address. */
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { Pricing } from '../../../application/pricing/pricing.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { ConfigurationChange } from '../../../domain/pricing/configuration.ts'
import { withBeginning } from '../../../domain/pricing/configuration-text.ts'
import { configurationView } from '../../../domain/pricing/price-flow.view.ts'
import type { PartNames } from '../../parts/model-code/ribbon-segments.ts'
import type { CodeExtent } from './code-entry.ts'
import { readConfiguration } from './configuration-address.ts'
import { useCodeEntry } from './use-code-entry.ts'
import { useConfigurationAddress } from './use-configuration-address.ts'
import { type ProductVisit, usePriceFlow } from './use-price-flow.ts'

/** Takes what the page was opened with; gives its price flow, what that shows, and the way to answer. */
export function useAnswers(machine: Pricing['priceFlow'], visit: ProductVisit, names: PartNames) {
  const { flow, account, coded, restored } = usePriceFlow(machine, visit)
  const { unreadText } = restored
  // Of the link that was followed last, until something is answered.
  const [followed, setFollowed] = useState<Pick<typeof restored, 'unoffered' | 'elsewhere'>>()
  // By hand, by a code or by another link; not by what is only now known about the reader.
  const isAnswered = useRef(false)
  const snapshot = useSelector(flow, (now) => now)
  const view = configurationView(snapshot)
  const change = (next: ConfigurationChange) =>
    flow.send({ type: 'configuration.changed', change: next })
  const takeCode = (choices: Choices, extent: CodeExtent) => {
    isAnswered.current = true
    change({
      kind: 'model',
      choices:
        extent === 'beginning'
          ? withBeginning(coded.modifiers, view.configuration.choices, choices)
          : choices,
    })
  }
  const entry = useCodeEntry({
    product: coded,
    names,
    initialText: unreadText,
    onChoices: takeCode,
  })
  useConfigurationAddress({
    product: coded,
    configuration: view.configuration,
    address: visit.address,
    isUnread: () =>
      (unreadText !== undefined || restored.elsewhere !== undefined) && !isAnswered.current,
    onFollowed: (model) => {
      isAnswered.current = true
      const linked = readConfiguration(coded, { model, quantity: undefined })
      setFollowed(linked)
      // A code that still waits for its reader is older than this link.
      entry.forgetPartial()
      if (linked.unreadText === undefined) linked.changes.forEach(change)
      else entry.follow(linked.unreadText)
    },
  })
  const answer = (next: ConfigurationChange) => {
    entry.forgetPartial()
    setFollowed({ unoffered: [], elsewhere: undefined })
    if (next.kind !== 'quantity') {
      isAnswered.current = true
      entry.giveWay()
    }
    change(next)
  }
  const { unoffered: missed, elsewhere } = followed ?? restored
  return { flow, snapshot, view, account, coded, entry, missed, elsewhere, answer }
}
