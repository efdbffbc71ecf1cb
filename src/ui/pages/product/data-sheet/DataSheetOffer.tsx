/** The data sheet of the configuration as it stands: what it holds, and the button that makes it. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '../../../../application/catalogue/catalogue.ts'
import type { PortFailure } from '../../../../application/failure.ts'
import { withLazy } from '../../../../application/lazy.ts'
import type { AddressZone } from '../../../../domain/account/address-zone.ts'
import { type Choices, withAutomaticChoices } from '../../../../domain/catalogue/modifier.ts'
import type { Outline } from '../../../../domain/catalogue/outline.ts'
import {
  isPlain,
  modifiersOf,
  type Product,
  type Sku,
} from '../../../../domain/catalogue/product.ts'
import type { UnitSystem } from '../../../../domain/catalogue/unit-system.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { DownloadIcon } from '../../../components/Icon/icons.ts'
import { formatDate } from '../../../i18n/format.ts'
import { DownloadOutcome } from '../../../parts/download-quote/DownloadOutcome.tsx'
import {
  type FileProgram,
  useFileDownload,
} from '../../../parts/download-quote/use-file-download.ts'
import { saveFile } from '../../../parts/save-file.ts'
import { useServices, useStorefront } from '../../../storefront-context.tsx'
import * as detailStyles from '../ProductDetails.css.ts'
import * as styles from './DataSheetOffer.css.ts'
import { dataSheet, sheetCode, sheetPaper } from './data-sheet.ts'

interface DataSheetOfferProps {
  readonly catalogue: Catalogue
  readonly product: Product
  readonly sku: Sku
  readonly zone: AddressZone
  readonly units: UnitSystem
  readonly chosen: Choices
}

export function DataSheetOffer({ catalogue, ...props }: DataSheetOfferProps) {
  const { product, zone } = props
  // What leaves no choice is chosen on the page before the address says it.
  const chosen = withAutomaticChoices(modifiersOf(product, zone), props.chosen, false)
  const configured = { ...props, chosen }
  const { t, i18n } = useTranslation()
  const { dataSheets } = useServices()
  const { settings, today } = useStorefront()
  const titleId = useId()
  const holdsId = useId()
  const code = sheetCode(configured)
  const program: FileProgram = (signal) =>
    F.pipe(
      outlineOf(catalogue, product, signal),
      TE.flatMap((outline) => {
        const sheet = dataSheet(t, {
          ...configured,
          outline,
          language: i18n.language,
          site: settings.siteName,
          date: formatDate(today(), i18n.language),
          address: globalThis.location.href,
        })
        return withLazy(dataSheets, ({ print }) => print(sheet))
      }),
      TE.mapLeft(() => t('sheet:failed')),
    )
  const [download, ask] = useFileDownload(program, (bytes) => saveFile(code, bytes, 'pdf'))
  return (
    <section
      aria-labelledby={titleId}
      className={detailStyles.part.whole}
      // For whoever compares a page with what the server has sent: this comes with the scripts.
      data-scripts-only=""
    >
      <Heading level={2} size="lead" id={titleId}>
        {isPlain(product) ? t('sheet:kind') : t('sheet:title')}
      </Heading>
      <div className={styles.offer}>
        <p id={holdsId} className={styles.words}>
          {t('sheet:holds', { code, paper: t(`sheet:paper.${sheetPaper(zone)}`) })}
        </p>
        <Button
          icon={DownloadIcon}
          describedBy={holdsId}
          busy={download.stage === 'busy'}
          busyLabel={t('sheet:busy')}
          onClick={ask}
        >
          {t('sheet:save')}
        </Button>
        <DownloadOutcome download={download} savedText={(file) => t('sheet:saved', { file })} />
      </div>
    </section>
  )
}

/** What it is drawn by; undefined for a product that is not drawn to measure. */
function outlineOf(
  catalogue: Catalogue,
  product: Product,
  signal: AbortSignal,
): TE.TaskEither<PortFailure, Outline | undefined> {
  if (isPlain(product)) return TE.right(undefined)
  return F.pipe(
    catalogue.outline(product.urlTitle, signal),
    TE.orElseW((failure) =>
      TE.fromEither(failure.kind === 'not-found' ? E.right(undefined) : E.left(failure)),
    ),
  )
}
