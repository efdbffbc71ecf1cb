/** One page of a list, of quotes or of orders: its table, and the way to the other pages. */
import { useTranslation } from 'react-i18next'
import type { Page } from '../../../domain/shared/paging.ts'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { TableProps } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { routerLink } from '../../addresses/router-link.tsx'

interface ListRowsProps<Row> extends Pick<TableProps<Row>, 'caption' | 'columns' | 'actions'> {
  readonly page: Page<Row>
  /** Names the navigation between the pages. */
  readonly pagesLabel: string
  readonly hrefFor: (page: number) => string
}

export function ListRows<Row extends { readonly id: string }>({
  page,
  pagesLabel,
  hrefFor,
  caption,
  columns,
  actions,
}: ListRowsProps<Row>) {
  const { t } = useTranslation()
  const { page: current, pageCount } = page
  return (
    <Stack space="lg">
      <Panel title={caption} padding="none">
        <Table
          caption={caption}
          captionLook="hidden"
          columns={columns}
          rows={page.rows}
          rowKey={({ id }) => id}
          actions={actions}
        />
      </Panel>
      <Pagination
        label={pagesLabel}
        page={current}
        pageCount={pageCount}
        hrefFor={hrefFor}
        renderLink={routerLink}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(number) => t('common:pageNumber', { page: number })}
        summary={t('common:pageOf', { page: current, pageCount })}
      />
    </Stack>
  )
}
