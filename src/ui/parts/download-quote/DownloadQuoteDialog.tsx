/** The files of a quote, in whatever status it is: the document, and its lines as a table that can be read again. */
import { function as F, taskEither as TE } from 'fp-ts'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import { catalogueLocale } from '../../../domain/content/content-locale.ts'
import type { FileForm } from '../../../domain/draft-order/sheet-file.ts'
import type { Quote } from '../../../domain/quote/quote.ts'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { csvForm } from '../../i18n/csv-form.ts'
import { useServices } from '../../storefront-context.tsx'
import type { DownloadDialogProps } from './download-props.ts'
import { FileOffer } from './FileOffer.tsx'
import * as styles from './FileOffer.css.ts'
import { lineRows } from './lines-file.ts'
import { useFileHeads } from './use-file-heads.ts'
import type { FileProgram } from './use-file-download.ts'

export function DownloadQuoteDialog({ source, onClose }: DownloadDialogProps) {
  const { t, i18n } = useTranslation()
  const { quoteEditing } = useServices()
  const heads = useFileHeads()
  const { id, number, name, shown } = source
  const fileName = [number, name].filter(Boolean).join(' ')
  const document: FileProgram = (signal) =>
    F.pipe(
      withLazy(quoteEditing, (service) =>
        service.document(id, catalogueLocale(i18n.language), signal),
      ),
      TE.mapLeft((failure) => failureWords(t, failure, 'quote:saveFailed')),
    )
  const quoteNow = (signal: AbortSignal): TE.TaskEither<string, Quote> =>
    shown
      ? TE.right(shown)
      : F.pipe(
          withLazy(quoteEditing, ({ open }) => open(id, signal)),
          TE.mapLeft((failure) => failureWords(t, failure, 'quote:saveFailed')),
        )
  const table =
    (form: FileForm): FileProgram =>
    (signal) =>
      F.pipe(
        quoteNow(signal),
        TE.flatMap((quote) =>
          F.pipe(
            TE.fromTask(quoteEditing),
            TE.flatMap(({ writeSheet }) =>
              writeSheet(
                lineRows(quote, heads(quote), (of, text) => t('common:named', { name: of, text })),
                form,
              ),
            ),
            TE.mapLeft(() => t('quote:saveFailed')),
          ),
        ),
      )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('paper:title', { number: number || name })}
      closeLabel={t('common:close')}
    >
      <ul className={styles.offers}>
        <FileOffer kind="pdf" fileName={fileName} program={document} />
        {source.hasLines && (
          <>
            <FileOffer kind="xlsx" fileName={fileName} program={table({ kind: 'xlsx' })} />
            <FileOffer kind="csv" fileName={fileName} program={table(csvForm(i18n.language))} />
          </>
        )}
      </ul>
    </Dialog>
  )
}
