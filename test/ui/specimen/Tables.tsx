import { Badge } from '../../../src/ui/components/Badge/Badge.tsx'
import { EditIcon, RemoveIcon } from '../../../src/ui/components/Icon/icons.ts'
import { IconButton } from '../../../src/ui/components/IconButton/IconButton.tsx'
import { Pagination } from '../../../src/ui/components/Pagination/Pagination.tsx'
import { Panel } from '../../../src/ui/components/Panel/Panel.tsx'
import { SkeletonRows } from '../../../src/ui/components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx'
import { Table } from '../../../src/ui/components/Table/Table.tsx'
import type { Column } from '../../../src/ui/components/Table/table-model.ts'
import { linkLook } from '../../../src/ui/components/TextLink/TextLink.css.ts'
import type { Tone } from '../../../src/ui/theme/tones.ts'

interface QuoteRow {
  readonly number: string
  readonly name: string
  readonly tone: Tone
  readonly status: string
  readonly lines: number
  readonly total: string
  readonly date: string
}

const quotes: readonly QuoteRow[] = [
  ['Q-10482', 'Spring overhaul, line 2', 'neutral', 'Draft', 4, '12,840.00', 'Mar 09, 2027'],
  ['Q-10479', 'PUMP-7', 'warning', 'Returned', 1, '1,284.50', 'Apr 20, 2027'],
  [
    'Q-10466',
    'Spare motors for the crane',
    'info',
    'Pending review',
    12,
    '48,112.75',
    'May 04, 2027',
  ],
  ['Q-10431', 'Test bench', 'success', 'Approved', 2, '3,906.10', 'Feb 16, 2027'],
  ['Q-10399', 'Winch drive', 'danger', 'Declined', 1, '918.00', 'Jan 12, 2027'],
].map(([number, name, tone, status, lines, total, date]) => ({
  number: String(number),
  name: String(name),
  tone: toneOf(String(tone)),
  status: String(status),
  lines: Number(lines),
  total: String(total),
  date: String(date),
}))

function toneOf(text: string): Tone {
  const tones: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'danger']
  return tones.find((tone) => tone === text) ?? 'neutral'
}

const columns: readonly Column<QuoteRow>[] = [
  {
    key: 'name',
    head: 'Quote',
    namesRow: true,
    cell: (row) => (
      <a href={`#${row.number}`} className={linkLook({ tone: 'plain' })}>
        {row.name}
      </a>
    ),
  },
  { key: 'number', head: 'Number', look: 'code', cell: (row) => row.number },
  { key: 'status', head: 'Status', cell: (row) => <Badge tone={row.tone}>{row.status}</Badge> },
  { key: 'date', head: 'Delivery', cell: (row) => row.date },
  { key: 'lines', head: 'Lines', look: 'figure', cell: (row) => row.lines },
  { key: 'total', head: 'Total', unit: 'USD', look: 'figure', cell: (row) => row.total },
]

/** Tables with everything they can carry. */
export function Tables() {
  return (
    <Stack space="xl">
      <Panel title="Quotes" padding="none">
        <Table
          caption="Quotes"
          captionLook="hidden"
          columns={columns}
          rows={quotes}
          rowKey={(row) => row.number}
          actions={{
            head: 'Actions',
            render: (row) => (
              <>
                <IconButton
                  label={`Edit quote ${row.name}`}
                  icon={EditIcon}
                  size="sm"
                  onClick={() => {}}
                />
                <IconButton
                  label={`Remove quote ${row.name}`}
                  icon={RemoveIcon}
                  tone="danger"
                  size="sm"
                  reason={row.tone === 'success' ? 'An approved quote stays.' : undefined}
                  onClick={() => {}}
                />
              </>
            ),
          }}
        />
      </Panel>
      <Pagination
        label="Pages of quotes"
        page={4}
        pageCount={12}
        hrefFor={(page) => `#page-${page}`}
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
        summary="Page 4 of 12"
      />
      <Panel title="Lines of the file" padding="none">
        <Table
          caption="Lines of the file"
          captionLook="hidden"
          columns={columns.filter((column) => column.key !== 'status')}
          rows={quotes.slice(0, 3)}
          rowKey={(row) => row.number}
          rowState={(row) => (row.lines === 1 ? 'error' : 'normal')}
          rowMessage={(row) =>
            row.lines === 1 ? '12 pieces are off step: 6, 18 or 24 would fit.' : undefined
          }
          foot={[
            { label: 'Subtotal', value: '62,237.25' },
            { label: 'Surcharge', value: '1,120.00' },
            { label: 'Total', value: '63,357.25', strong: true },
          ]}
        />
      </Panel>
      <Panel title="Loading" padding="none">
        <SkeletonRows busyText="Loading quotes" count={3} />
      </Panel>
    </Stack>
  )
}
