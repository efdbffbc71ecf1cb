/** What writes PDF files. */

import type PdfKit from 'pdfkit'

/** Fetched once a document needs it. */
export async function pdfLibrary(): Promise<typeof PdfKit> {
  return (await import('pdfkit')).default
}
