import { useState } from 'react'
import { Accordion } from '../../../src/ui/components/Accordion/Accordion.tsx'
import { Badge } from '../../../src/ui/components/Badge/Badge.tsx'
import { Breadcrumbs } from '../../../src/ui/components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../../src/ui/components/Button/Button.tsx'
import { Card } from '../../../src/ui/components/Card/Card.tsx'
import { Column, Columns } from '../../../src/ui/components/Columns/Columns.tsx'
import { DescriptionList } from '../../../src/ui/components/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '../../../src/ui/components/EmptyState/EmptyState.tsx'
import { Figure } from '../../../src/ui/components/Figure/Figure.tsx'
import { Heading } from '../../../src/ui/components/Heading/Heading.tsx'
import { FileIcon, PrinterIcon } from '../../../src/ui/components/Icon/icons.ts'
import { Money } from '../../../src/ui/components/Money/Money.tsx'
import { PageHeading } from '../../../src/ui/components/PageHeading/PageHeading.tsx'
import { Panel } from '../../../src/ui/components/Panel/Panel.tsx'
import { Skeleton } from '../../../src/ui/components/Skeleton/Skeleton.tsx'
import { SkipLink } from '../../../src/ui/components/SkipLink/SkipLink.tsx'
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx'
import { Tabs } from '../../../src/ui/components/Tabs/Tabs.tsx'
import { Text } from '../../../src/ui/components/Text/Text.tsx'
import { Wordmark } from '../../../src/ui/components/Wordmark/Wordmark.tsx'

const data = [
  { term: 'Displacement', description: '79.6 cm³/rev' },
  { term: 'Rated pressure', description: '175 bar' },
  { term: 'Speed', description: '775 rpm' },
  { term: 'Weight', description: '6.4 kg' },
]

/** What pages are furnished with. */
export function Furniture() {
  const [tab, setTab] = useState<'metric' | 'us'>('metric')
  return (
    <Stack space="xxl">
      <SkipLink target="root">Skip to content</SkipLink>
      <Wordmark name="Manifold" />
      <PageHeading
        title="Spring overhaul, line 2"
        mark={<Badge tone="warning">Returned</Badge>}
        lead="Q-10482 · created Jan 12, 2027"
        breadcrumbs={
          <Breadcrumbs
            label="Breadcrumbs"
            items={[
              { label: 'Home', href: '#home' },
              { label: 'Quotes', href: '#quotes' },
              { label: 'Spring overhaul, line 2' },
            ]}
          />
        }
        actions={
          <>
            <Button icon={PrinterIcon}>Print</Button>
            <Button tone="primary">Resubmit</Button>
          </>
        }
      />
      <Columns>
        <Column span={7}>
          <Stack space="xl">
            <Tabs
              label="Units"
              value={tab}
              onChange={setTab}
              items={[
                { value: 'metric', label: 'Metric Units', panel: <DescriptionList items={data} /> },
                {
                  value: 'us',
                  label: 'U.S. Units',
                  count: '4',
                  panel: <DescriptionList items={data} layout="grid" />,
                },
              ]}
            />
            <Accordion
              headingLevel={2}
              openAtFirst={['features']}
              items={[
                {
                  value: 'features',
                  title: 'Features',
                  content: <Text>Roller stator, low-speed valve, case drain.</Text>,
                },
                { value: 'files', title: 'Files', content: <Text>Data sheet, drawing.</Text> },
              ]}
            />
          </Stack>
        </Column>
        <Column span={5}>
          <Panel
            title="Summary"
            footer={<Button tone="primary">Submit quote</Button>}
            actions={
              <Button size="sm" tone="quiet">
                Edit
              </Button>
            }
          >
            <Stack>
              <Money amount="$63,357.25" currency="USD" size="display" />
              <DescriptionList
                look="figure"
                items={[
                  { term: 'Subtotal', description: '$62,237.25' },
                  { term: 'Surcharge', description: '$1,120.00' },
                  { term: 'Longest lead time', description: <Figure unit="weeks">12</Figure> },
                ]}
              />
            </Stack>
          </Panel>
        </Column>
      </Columns>
      <EmptyState
        title="No quotes yet"
        icon={FileIcon}
        action={<Button tone="primary">Create Quote</Button>}
      >
        A quote collects configured products until you submit it. Create one, or configure a product
        and add it.
      </EmptyState>
      <Columns>
        <Column span={6}>
          <Card>
            <Stack space="sm">
              <Skeleton shape="heading" width="half" />
              <Skeleton shape="line" />
              <Skeleton shape="line" width="most" />
              <Skeleton shape="control" width="short" />
            </Stack>
          </Card>
        </Column>
        <Column span={6}>
          <Stack space="sm">
            <Heading level={1}>Display: MGX hydraulic motors</Heading>
            <Heading level={2}>Title: technical data</Heading>
            <Heading level={3}>Lead: files to download</Heading>
            <Text>Body: the first three characters of a model code name the product.</Text>
            <Text size="small" tone="soft">
              Small: prices are net, without freight.
            </Text>
            <Text size="note" tone="soft">
              Note: as of Jan 12, 2027
            </Text>
            <Text face="code">MGX080A2NB00-S</Text>
          </Stack>
        </Column>
      </Columns>
    </Stack>
  )
}
