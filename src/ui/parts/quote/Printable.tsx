/** A page of a quote, and the document that is printed instead. */
import type { ReactNode } from 'react'
import * as styles from '../../theme/printed.css.ts'
import { QuoteDocument } from './QuoteDocument.tsx'
import type { OpenQuote } from './use-quote.ts'
import { usePrinting } from './use-printing.ts'

interface PrintableProps {
  readonly quote: OpenQuote
  /** What the document says beyond the quote. */
  readonly appendix?: ReactNode
  readonly children: ReactNode
}

export function Printable({ quote, appendix, children }: PrintableProps) {
  const isPrinting = usePrinting()
  return (
    <>
      <div className={isPrinting ? styles.onScreen : undefined}>{children}</div>
      {isPrinting && (
        <div className={styles.onPaper}>
          <QuoteDocument view={quote.view} appendix={appendix} />
        </div>
      )}
    </>
  )
}
