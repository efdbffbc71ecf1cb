/** Nothing there yet: the place where a file is dropped, the template, what is taken, and a table to type into (CSV-06). */
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '../../../../application/catalogue/catalogue.ts'
import type { SheetRefusal } from '../../../../application/draft-order/csv-import.view.ts'
import type { FileForm } from '../../../../domain/draft-order/sheet-file.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { DropZone } from '../../../components/DropZone/DropZone.tsx'
import { DownloadIcon, ListIcon, UploadIcon } from '../../../components/Icon/icons.ts'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { useSampleCode } from './sample.ts'
import { SheetExample } from './SheetExample.tsx'
import * as styles from './StartPanel.css.ts'

interface StartPanelProps {
  readonly catalogue: Catalogue
  readonly refusal: SheetRefusal | undefined
  readonly isOver: boolean
  readonly onRefusalRead: () => void
  readonly onFiles: (files: readonly File[]) => void
  /** The way to what is read of the file that was refused, where another way of reading may help. */
  readonly onChoose: (() => void) | undefined
  /** The way to work through more lines than a table holds. */
  readonly onTakeLong: (() => void) | undefined
  readonly onTemplate: (modelCode: Promise<string | undefined>, kind: FileForm['kind']) => void
  readonly onEmptyTable: () => void
}

/** What may be chosen: CSV and workbooks, by ending and by kind, for systems that know only one of them. */
const accepted = '.csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain,text/tab-separated-values'

export function StartPanel(props: StartPanelProps) {
  const { t } = useTranslation()
  const sample = useSampleCode(props.catalogue)
  return (
    <div className={styles.frame}>
      {props.refusal && (
        <RefusalNotice
          refusal={props.refusal}
          onClose={props.onRefusalRead}
          onChoose={props.onChoose}
          onTakeLong={props.onTakeLong}
          isTableEmpty
        />
      )}
      <DropZone
        title={t('draftOrder:table.drop.title')}
        icon={UploadIcon}
        chooseLabel={t('common:chooseFile')}
        accept={accepted}
        isOver={props.isOver}
        onFiles={props.onFiles}
        actions={
          <Button icon={ListIcon} onClick={props.onEmptyTable}>
            {t('draftOrder:table.emptyTable')}
          </Button>
        }
      >
        {t('draftOrder:table.drop.hint')}
      </DropZone>
      <div className={styles.example}>
        <div className={styles.head}>
          <div className={styles.lead}>
            <h2 className={styles.title}>{t('draftOrder:table.example.title')}</h2>
            <p>{t('draftOrder:table.example.lead')}</p>
          </div>
          <Inline space="sm">
            <Button icon={DownloadIcon} onClick={() => props.onTemplate(sample.wait(), 'csv')}>
              {t('draftOrder:table.template')}
            </Button>
            <Button icon={DownloadIcon} onClick={() => props.onTemplate(sample.wait(), 'xlsx')}>
              {t('draftOrder:table.templateXlsx')}
            </Button>
          </Inline>
        </div>
        <SheetExample modelCode={sample.code} />
      </div>
    </div>
  )
}
