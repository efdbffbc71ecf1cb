/** One file of a quote: what it holds, the button that makes it, and what came of it in its own place. */
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileBytes } from '../../../domain/draft-order/sheet-file.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DownloadIcon } from '../../components/Icon/icons.ts'
import { Text } from '../../components/Text/Text.tsx'
import { saveFile, type SavedKind } from '../save-file.ts'
import { DownloadOutcome } from './DownloadOutcome.tsx'
import * as styles from './FileOffer.css.ts'
import { type FileProgram, useFileDownload } from './use-file-download.ts'

interface FileOfferProps {
  readonly kind: SavedKind
  /** Without its ending. */
  readonly fileName: string
  readonly program: FileProgram
}

export function FileOffer({ kind, fileName, program }: FileOfferProps) {
  const { t } = useTranslation()
  const describedBy = useId()
  const save = (bytes: FileBytes) => saveFile(fileName, bytes, kind)
  const [download, ask] = useFileDownload(program, save)
  return (
    <li className={styles.offer}>
      <div className={styles.words}>
        <Text as="span" weight="medium">
          {t(`paper:${kind}.title`)}
        </Text>
        <Text id={describedBy} size="small" tone="soft">
          {t(`paper:${kind}.holds`)}
        </Text>
      </div>
      <Button
        icon={DownloadIcon}
        describedBy={describedBy}
        busy={download.stage === 'busy'}
        busyLabel={t('paper:busy')}
        onClick={ask}
      >
        {t(`paper:${kind}.save`)}
      </Button>
      <DownloadOutcome download={download} savedText={(file) => t('paper:saved', { file })} />
    </li>
  )
}
