/** Summary, Add Products, Model Search, Upload CSV, Custom Code (DRAFT-02). */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenEditor } from '../../../domain/quote/unsaved.ts'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { writtenCount } from '../../i18n/written-count.ts'
import type { Jump } from '../../parts/quote/use-jump.ts'
import {
  type DraftOrderSearch,
  type DraftOrderTab,
  draftOrderTabs,
} from '../../addresses/draft-order-search.ts'
import type { HandedLine } from './handed-line.ts'
import { LazyPanel } from './LazyPanel.tsx'
import * as panels from './lazy-panels.ts'
import type { PanelProps } from './panel-props.ts'
import { Summary } from './Summary.tsx'
import { usePastedLines } from './use-pasted-lines.ts'

/** Where the lines are that are not on the quote yet. */
const newLinesId: OpenEditor = 'new-lines'

export function DraftOrderTabs(props: PanelProps) {
  const { t, i18n } = useTranslation()
  const { quote, place, go } = props
  const tab = place.tab ?? 'summary'
  const visited = useVisited(tab)
  // The table that adds lines takes by itself what is pasted onto it.
  const { pasted, onTaken } = usePastedLines(tab !== 'upload-csv' && quote.view.canEdit, go)
  const [handed, setHanded] = useState<HandedLine | undefined>(undefined)
  const [ledTo, setLedTo] = useState<DraftOrderSearch['tab']>(undefined)
  const lead = (next: DraftOrderSearch['tab']) => {
    setLedTo(next)
    go({ tab: next })
  }
  const { jump } = quote
  const follow = useEffectEvent((wish: Jump | undefined) => {
    if (wish?.id === newLinesId) go({ tab: 'upload-csv' })
  })
  // The tab is in the address, which is not React's.
  useEffect(() => follow(jump), [jump])
  return (
    <Tabs
      label={t('draftOrder:tabs')}
      value={tab}
      onChange={(next) => {
        setLedTo(undefined)
        go({ tab: next === 'summary' ? undefined : next })
      }}
      keepsPanels
      look="low"
      items={draftOrderTabs.map((value) => ({
        value,
        label: t(`draftOrder:tab.${value}`),
        ...(value === 'summary' && { count: writtenCount(quote.view.rows.length, i18n.language) }),
        panel: visited.has(value)
          ? panelOf(value, {
              ...props,
              pasted,
              onPastedTaken: onTaken,
              handed,
              onHand: setHanded,
              onLead: lead,
              isLedTo: value === tab && value === ledTo,
              onReached: () => setLedTo(undefined),
            })
          : null,
      }))}
    />
  )
}

/** What has been opened once stays, so that nothing typed in it is lost; what was not is not fetched. */
function useVisited(tab: DraftOrderTab): ReadonlySet<DraftOrderTab> {
  const [visited, setVisited] = useState<ReadonlySet<DraftOrderTab>>(() => new Set([tab]))
  if (visited.has(tab)) return visited
  const wider = new Set([...visited, tab])
  setVisited(wider)
  return wider
}

function panelOf(tab: DraftOrderTab, props: PanelProps): ReactNode {
  switch (tab) {
    case 'summary':
      return <Summary {...props} />
    case 'add-products':
      return <LazyPanel of={panels.addProducts} {...props} />
    case 'model-search':
      return <LazyPanel of={panels.modelSearch} {...props} />
    case 'upload-csv':
      return (
        <div id={newLinesId}>
          <LazyPanel of={panels.workbench} {...props} />
        </div>
      )
    case 'custom-code':
      return <LazyPanel of={panels.customCode} {...props} />
  }
}
