import { useState } from 'react'
import { Badge } from '../../../src/ui/components/Badge/Badge.tsx'
import { Card } from '../../../src/ui/components/Card/Card.tsx'
import { Checkbox } from '../../../src/ui/components/Checkbox/Checkbox.tsx'
import { Column, Columns } from '../../../src/ui/components/Columns/Columns.tsx'
import { DateField } from '../../../src/ui/components/DateField/DateField.tsx'
import { ErrorSummary } from '../../../src/ui/components/ErrorSummary/ErrorSummary.tsx'
import { NumberText } from '../../../src/ui/components/NumberText/NumberText.tsx'
import { PasswordField } from '../../../src/ui/components/PasswordField/PasswordField.tsx'
import { RadioGroup } from '../../../src/ui/components/RadioGroup/RadioGroup.tsx'
import { SelectField } from '../../../src/ui/components/SelectField/SelectField.tsx'
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx'
import { TextArea } from '../../../src/ui/components/TextArea/TextArea.tsx'
import { TextField } from '../../../src/ui/components/TextField/TextField.tsx'

const shafts = [
  { value: 'A', label: 'A — 1 in keyed' },
  { value: 'B', label: 'B — 1 in 6-tooth splined' },
  { value: 'C', label: 'C — 25 mm keyed' },
]

const counterText = (used: number, most: number) => `${used} of ${most} characters`

/** Everything one can type or choose in, with what goes wrong. */
export function Fields() {
  const [text, setText] = useState('PO-2026-118')
  const [shaft, setShaft] = useState('')
  const [quantity, setQuantity] = useState(12)
  const [dispatch, setDispatch] = useState<'complete' | 'partial' | undefined>('complete')
  const [agreed, setAgreed] = useState(true)
  const [comment, setComment] = useState('Please pack the two pumps of line 3 separately.')
  return (
    <Columns>
      <Column span={6}>
        <Card>
          <Stack space="xl">
            <ErrorSummary
              title="There is a problem"
              attempt={1}
              problems={[
                { fieldId: 'po', message: 'Please enter a PO number.' },
                { fieldId: 'date', message: 'Choose a date from Mar 09, 2027 on.' },
              ]}
            />
            <TextField label="Quote name" value={text} onChange={setText} />
            <TextField
              id="po"
              label="PO number"
              hint="As it stands on your purchase order."
              error="Please enter a PO number."
              value=""
              onChange={setText}
              width="medium"
            />
            <TextField
              label="Customer material number"
              optionalText="(optional)"
              look="code"
              value="MM-0040-77"
              onChange={setText}
              width="medium"
            />
            <PasswordField
              label="Password"
              value="Manifold"
              onChange={setText}
              autoComplete="current-password"
              showLabel="Show password"
              hideLabel="Hide password"
            />
            <TextField label="Account" value="Northfield Hydraulics" onChange={setText} readOnly />
            <TextField label="Country" value="United States" onChange={setText} disabled />
            <TextArea
              label="Comment for the reviewer"
              value={comment}
              onChange={setComment}
              counterText={counterText}
            />
            <TextArea
              label="Feedback"
              value={'x'.repeat(256)}
              onChange={setComment}
              counterText={counterText}
              error="At most 255 characters."
              rows={3}
            />
          </Stack>
        </Card>
      </Column>
      <Column span={6}>
        <Card>
          <Stack space="xl">
            <SelectField
              label="Shaft"
              value={shaft}
              onChange={setShaft}
              choices={shafts}
              emptyText="Choose a shaft"
            />
            <SelectField
              label="Seal"
              value="N"
              onChange={setShaft}
              choices={[{ value: 'N', label: 'N — Nitrile' }]}
              hint="The only choice for this product."
              disabled
            />
            <SelectField
              label="Port"
              value=""
              onChange={setShaft}
              choices={shafts}
              emptyText="Choose a port"
              error="Choose a port."
              width="medium"
            />
            <NumberText
              label="Quantity"
              hint="At least 6, in steps of 6."
              unit="pieces"
              value={String(quantity)}
              onChange={(value) => setQuantity(Number(value))}
              stepper={{
                lessLabel: 'Six fewer',
                moreLabel: 'Six more',
                onLess: () => setQuantity(quantity - 6),
                onMore: () => setQuantity(quantity + 6),
                canLess: quantity > 6,
                canMore: true,
              }}
            />
            <NumberText label="Weight" unit="kg" value="4.8" onChange={setShaft} width="tiny" />
            <DateField
              id="date"
              label="Preferred delivery date"
              hint="The earliest day is Mar 09, 2027."
              value="2027-02-01"
              min="2027-03-09"
              onChange={setShaft}
              error="Choose a date from Mar 09, 2027 on."
            />
            <RadioGroup
              legend="Dispatch"
              value={dispatch}
              onChange={setDispatch}
              choices={[
                {
                  value: 'complete',
                  label: 'Ship complete',
                  description: 'One delivery when the last line is ready.',
                  aside: <Badge tone="info">12 weeks</Badge>,
                },
                {
                  value: 'partial',
                  label: 'Accept partial deliveries',
                  description: 'Each line leaves as soon as it is ready.',
                },
              ]}
            />
            <RadioGroup
              legend="Delivery address"
              columns={2}
              value={undefined}
              onChange={() => {}}
              error="Choose an address."
              choices={[
                { value: 'main', label: 'Main works', description: '12 Quay Road, Duluth, MN' },
                { value: 'new', label: 'A new address' },
              ]}
            />
            <Checkbox
              label="Use this address for billing too"
              checked={agreed}
              onChange={setAgreed}
            />
            <Checkbox
              label="Remember this address"
              hint="It will be in your address list next time."
              checked={false}
              onChange={setAgreed}
            />
            <Checkbox
              label="I have the export papers"
              error="Please confirm."
              checked={false}
              onChange={setAgreed}
            />
          </Stack>
        </Card>
      </Column>
    </Columns>
  )
}
