/** What writes PDF files; in a browser it comes without the measures of the fonts that every reader has. */

import type PdfKit from 'pdfkit'

interface Registering {
  readonly registerStdFonts: (...fonts: readonly unknown[]) => void
}

let fetched: Promise<typeof PdfKit> | undefined

/** Fetched once a document needs it: half a megabyte. */
export function pdfLibrary(): Promise<typeof PdfKit> {
  fetched ??= fetchLibrary()
  return fetched
}

async function fetchLibrary(): Promise<typeof PdfKit> {
  const [library, { default: regular }, { default: bold }] = await Promise.all([
    import('pdfkit'),
    import('pdfkit/standard-fonts/Helvetica'),
    import('pdfkit/standard-fonts/HelveticaBold'),
  ])
  const untyped: object = library
  if (isRegistering(untyped)) untyped.registerStdFonts(regular, bold)
  return library.default
}

function isRegistering(library: object): library is Registering {
  return 'registerStdFonts' in library
}
