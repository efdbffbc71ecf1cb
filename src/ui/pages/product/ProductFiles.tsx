import { useTranslation } from 'react-i18next'
import type { ProductFile } from '../../../domain/catalogue/product.ts'
import { DownloadIcon } from '../../components/Icon/icons.ts'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useStorefront } from '../../storefront-context.tsx'

interface ProductFilesProps {
  readonly files: readonly ProductFile[]
}

/** Data sheets, drawings, manuals, to be downloaded by their id (CAT-16). */
export function ProductFiles({ files }: ProductFilesProps) {
  const { t } = useTranslation()
  const { fileAddresses } = useStorefront()
  return (
    <Table
      caption={t('product:files')}
      captionLook="hidden"
      rows={files}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', head: t('common:fileName'), cell: ({ name }) => name, namesRow: true },
        { key: 'type', head: t('common:fileType'), cell: ({ type }) => type, width: 'fit' },
      ]}
      actions={{
        head: t('common:download'),
        render: ({ id, name }) => (
          <LinkButton
            href={fileAddresses.download(id)}
            download={name}
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
  )
}
