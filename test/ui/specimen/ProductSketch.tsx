import { useState } from 'react'
import { Button } from '../../../src/ui/components/Button/Button.tsx'
import { Column, Columns } from '../../../src/ui/components/Columns/Columns.tsx'
import { DescriptionList } from '../../../src/ui/components/DescriptionList/DescriptionList.tsx'
import { CalculatorIcon } from '../../../src/ui/components/Icon/icons.ts'
import { Money } from '../../../src/ui/components/Money/Money.tsx'
import { NumberText } from '../../../src/ui/components/NumberText/NumberText.tsx'
import { Panel } from '../../../src/ui/components/Panel/Panel.tsx'
import { SelectField } from '../../../src/ui/components/SelectField/SelectField.tsx'
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx'
import { Text } from '../../../src/ui/components/Text/Text.tsx'

const questions = ['Displacement', 'Mounting flange', 'Shaft', 'Port', 'Seal', 'Packaging']

/** The blocks of a product page together, to judge their proportions. */
export function ProductSketch() {
  const [quantity, setQuantity] = useState('6')
  return (
    <Columns>
      <Column span={8}>
        <Panel title="Configure">
          <Stack>
            {questions.map((question) => (
              <SelectField
                key={question}
                label={question}
                value="A"
                onChange={() => {}}
                choices={[{ value: 'A', label: 'A — standard for most machines' }]}
              />
            ))}
          </Stack>
        </Panel>
      </Column>
      <Column span={4} stays>
        <Panel title="Price">
          <Stack>
            <NumberText label="Quantity" unit="pieces" value={quantity} onChange={setQuantity} />
            <Stack space="xs">
              <Money amount="$1,284.50" currency="USD" size="display" />
              <Text tone="soft">6 weeks · Mar 09, 2027</Text>
            </Stack>
            <DescriptionList
              look="figure"
              items={[
                { term: 'Per piece', description: '$214.08' },
                { term: 'Surcharge', description: '$38.20' },
              ]}
            />
            <Stack space="sm">
              <Button tone="primary" wide>
                Add To Quote
              </Button>
              <Button wide icon={CalculatorIcon}>
                Calculate Price
              </Button>
            </Stack>
          </Stack>
        </Panel>
      </Column>
    </Columns>
  )
}
