/** How one part of the quote reaches the customer: method, place and, where there is one, day. */
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FulfilmentMethod, isSelectable } from '../../../domain/quote/fulfilment.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { methodWords } from '../../i18n/method-words.ts'
import { ReadFailed } from '../ReadFailed.tsx'
import { type ProgramState, useProgram } from '../../use-program.ts'
import { DeliveryAddress, type DeliveryAddressProps } from './DeliveryAddress.tsx'
import type { FulfilmentPanelProps } from './fulfilment-panel-props.ts'
import { Pickup } from './Pickup.tsx'
import { PlaceFailure } from './PlaceFailure.tsx'
import { ReadFulfilment } from './ReadFulfilment.tsx'
import { ShippingMethods } from './ShippingMethods.tsx'
import { useAgainWhenAnswered } from './use-again-when-answered.ts'

export function FulfilmentPanel(props: FulfilmentPanelProps) {
  const { t } = useTranslation()
  const { quote, fulfilment } = props
  return (
    <Panel title={t('quote:fulfilment.title')}>
      {quote.view.canEdit ? (
        <Editing {...props} />
      ) : (
        <ReadFulfilment fulfilment={fulfilment.fulfilment} />
      )}
    </Panel>
  )
}

/** A failure shared by methods and addresses is shown once, and one button requests both again. */
function Editing(props: FulfilmentPanelProps) {
  const { editing, view } = props.quote
  const quoteId = view.quote.id
  const [reading, againMethods] = useProgram(
    useCallback(
      (signal: AbortSignal) => editing.eligibleMethods(quoteId, signal),
      [editing, quoteId],
    ),
  )
  const [retries, setRetries] = useState(0)
  const again = () => {
    againMethods()
    setRetries((count) => count + 1)
  }
  useAgainWhenAnswered(props.quote, reading.kind === 'failed', again)
  const explained = reading.kind === 'failed' ? reading.failure : undefined
  return (
    <Stack space="xl">
      <Methods {...props} reading={reading} again={again} />
      <Details {...props} explained={explained} retries={retries} />
    </Stack>
  )
}

interface MethodsProps extends FulfilmentPanelProps {
  readonly reading: ProgramState<readonly FulfilmentMethod[]>
  readonly again: () => void
}

function Methods({ quote: { send }, fulfilment, reading, again }: MethodsProps) {
  const { t } = useTranslation()
  const { id, method } = fulfilment.fulfilment
  if (reading.kind === 'waiting') return <Skeleton shape="block" />
  if (reading.kind === 'failed') {
    return (
      <ReadFailed
        failure={reading.failure}
        fallbackKey="quote:fulfilment.methodsFailed"
        onAgain={again}
      />
    )
  }
  const choices = reading.answer.map((each) => ({
    value: each.id,
    label: methodWords(t, each),
    description: t(`quote:fulfilment.type.${each.type}`),
    disabled: !isSelectable(each),
  }))
  if (choices.length === 0) return <Notice tone="warning">{t('quote:fulfilment.none')}</Notice>
  return (
    <Stack space="sm">
      <RadioGroup
        id={`method:${id}`}
        legend={t('quote:fulfilment.method')}
        choices={choices}
        columns={2}
        value={method.id}
        onChange={(methodId) => send({ type: 'method.choose', fulfilmentId: id, methodId })}
      />
      <PlaceFailure
        failure={fulfilment.method.failure}
        fallbackKey="quote:fulfilment.methodFailed"
        onKeep={() => send({ type: 'failure.dismiss', place: `method:${id}` })}
      />
    </Stack>
  )
}

function Details(props: DeliveryAddressProps) {
  switch (props.fulfilment.fulfilment.method.type) {
    case 'shipping':
      return (
        <>
          <DeliveryAddress {...props} />
          <ShippingMethods {...props} />
        </>
      )
    case 'pickup':
      return <Pickup {...props} />
    case 'auto':
    case 'other':
      return null
  }
}
