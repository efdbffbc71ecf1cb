/** What came of a file that was asked for, below its button. */
import { Notice } from '../../components/Notice/Notice.tsx'
import { outcome } from './DownloadOutcome.css.ts'
import type { FileDownload } from './use-file-download.ts'

interface DownloadOutcomeProps {
  readonly download: FileDownload
  /** Says that a file of this name was handed over. */
  readonly savedText: (fileName: string) => string
}

export function DownloadOutcome({ download, savedText }: DownloadOutcomeProps) {
  if (download.stage === 'failed') {
    return (
      <div className={outcome}>
        <Notice tone="error">{download.words}</Notice>
      </div>
    )
  }
  if (download.stage !== 'saved') return null
  return (
    <div className={outcome}>
      <Notice tone="success">{savedText(download.fileName)}</Notice>
    </div>
  )
}
