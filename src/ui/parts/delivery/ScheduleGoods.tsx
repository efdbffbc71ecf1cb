/** Puts so many pieces of a sku into a scheduled delivery: the one that is being set up, or one that comes already. */
import { either as E } from 'fp-ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deliveries } from '../../../application/delivery/deliveries.ts'
import type { GoodsTargets } from '../../../application/delivery/goods-targets.ts'
import {
  boundsOf,
  type CartQuantityProblem,
  readCartQuantity,
} from '../../../domain/cart/cart-quantity.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import type { Frequency } from '../../../domain/delivery/frequency.ts'
import { deliveryId, type ScheduledDelivery } from '../../../domain/delivery/scheduled-delivery.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { RepeatIcon } from '../../components/Icon/icons.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useProgram } from '../../use-program.ts'
import { useSubmit } from '../../use-submit.ts'
import { quantityWords } from '../cart/cart-words.ts'
import { AddedGoods } from './AddedGoods.tsx'
import { frequencyWords } from './delivery-words.ts'

interface ScheduleGoodsProps {
  readonly deliveries: Deliveries
  readonly sku: Sku
  /** As typed; judged when the button is pressed. */
  readonly quantity: string
}

/** Where the deliveries cannot be read, goods can still begin a new one. */
const unread: GoodsTargets = { coming: [], frequencies: [], presentFrequency: undefined }

/** Every month, where that is offered. */
function usual(frequencies: readonly Frequency[]): Frequency | undefined {
  return frequencies.find(({ months }) => months === 1) ?? frequencies[0]
}

export function ScheduleGoods(props: ScheduleGoodsProps) {
  const { deliveries } = props
  // Each success is one intent; the next press is another one.
  const [added, setAdded] = useState<{ readonly to: ScheduledDelivery; readonly count: number }>()
  return (
    <Stack space="sm">
      <ScheduleForm
        key={added?.count ?? 0}
        {...props}
        onAdded={(to) => setAdded((before) => ({ to, count: (before?.count ?? 0) + 1 }))}
        deliveries={deliveries}
      />
      <div role="status">{added && <AddedGoods to={added.to} />}</div>
    </Stack>
  )
}

interface FormProps extends ScheduleGoodsProps {
  readonly onAdded: (to: ScheduledDelivery) => void
}

function ScheduleForm({ deliveries, sku, quantity, onAdded }: FormProps) {
  const { t } = useTranslation()
  const [reading] = useProgram(deliveries.targets)
  const [to, setTo] = useState('')
  const [frequencyId, setFrequencyId] = useState<string>()
  const [problem, setProblem] = useState<CartQuantityProblem>()
  const { isSending, failure, send } = useSubmit(deliveries.add, { onDone: onAdded })
  if (reading.kind === 'waiting') return <Skeleton shape="block" />
  const { coming, frequencies, presentFrequency } =
    reading.kind === 'read' ? reading.answer : unread
  const isNew = to === ''
  const shownFrequency = frequencyId ?? (presentFrequency ?? usual(frequencies))?.id
  const submit = () => {
    const read = readCartQuantity(quantity, boundsOf(sku))
    setProblem(E.isLeft(read) ? read.left : undefined)
    if (E.isLeft(read)) return
    const goods = { skuCode: sku.code, quantity: read.right }
    if (!isNew) return send({ ...goods, to: deliveryId(to) })
    // What another tab has chosen meanwhile stays, unless something else was chosen here.
    const isChosen = frequencyId !== undefined || presentFrequency === undefined
    send({ ...goods, to: undefined, frequencyId: isChosen ? shownFrequency : undefined })
  }
  return (
    <Form onSubmit={submit}>
      <Stack space="sm">
        {coming.length > 0 && (
          <SelectField
            label={t('delivery:add.to')}
            value={to}
            emptyText={t('delivery:add.new')}
            choices={coming.map(({ id, name, frequency }) => ({
              value: id,
              label: `${name || t('delivery:unnamed')} · ${frequencyWords(t, frequency)}`,
            }))}
            onChange={setTo}
          />
        )}
        {isNew && shownFrequency !== undefined && (
          <SelectField
            label={t('delivery:frequency.label')}
            value={shownFrequency}
            choices={frequencies.map((each) => ({
              value: each.id,
              label: frequencyWords(t, each),
            }))}
            onChange={setFrequencyId}
          />
        )}
        <Button
          type="submit"
          wide
          size="lg"
          icon={RepeatIcon}
          busy={isSending}
          busyLabel={t('price:addingToCart')}
        >
          {t('delivery:add.action')}
        </Button>
        {problem && (
          <Text tone="danger" size="small">
            <span role="alert">{quantityWords(t, problem)}</span>
          </Text>
        )}
        {failure && (
          <Text tone="danger" size="small">
            <span role="alert">{failureWords(t, failure, 'delivery:add.failed')}</span>
          </Text>
        )}
      </Stack>
    </Form>
  )
}
