/** The documents of an order, downloaded by their id. */
import { useTranslation } from 'react-i18next'
import type { OrderDocument } from '../../../domain/order/order.ts'
import { DownloadIcon } from '../../components/Icon/icons.ts'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useStorefront } from '../../storefront-context.tsx'

export function OrderDocuments({ documents }: { readonly documents: readonly OrderDocument[] }) {
  const { t } = useTranslation()
  const { fileAddresses } = useStorefront()
  const title = t('order:papers')
  if (documents.length === 0) {
    return (
      <Panel title={title}>
        <Text tone="soft">{t('order:noPapers')}</Text>
      </Panel>
    )
  }
  return (
    <Panel title={title} padding="none">
      <Table
        caption={title}
        captionLook="hidden"
        rows={documents}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t('common:fileName'),
            namesRow: true,
            cell: ({ name }) => <bdi>{name}</bdi>,
          },
          { key: 'type', head: t('common:fileType'), cell: ({ type }) => type, width: 'fit' },
        ]}
        actions={{
          head: t('common:download'),
          render: ({ id, name, type }) => (
            <LinkButton
              href={fileAddresses.download(id)}
              download={`${name}.${type}`}
              size="sm"
              tone="quiet"
              icon={DownloadIcon}
            >
              {t('common:download')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </LinkButton>
          ),
        }}
      />
    </Panel>
  )
}
