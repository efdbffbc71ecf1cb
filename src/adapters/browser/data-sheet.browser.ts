/** Data sheets that the browser writes itself; what writes them is fetched with the first one. */
import { either as E } from 'fp-ts'
import { unfetched } from '../../application/failure.ts'
import type { DataSheet, DataSheetPrinter } from '../../application/ports/data-sheet-printer.ts'
import { isOnline } from './connection.browser.ts'
import { alphabetsIn } from './data-sheet/text-runs.ts'
import { type FontFile, fontFiles } from './data-sheet/typefaces.ts'
import type { Font } from './data-sheet/write-pdf.ts'

/** @param readFont gives the bytes at an address; rejects where it cannot be fetched */
export function browserDataSheetPrinter(
  readFont: (address: string) => Promise<Uint8Array<ArrayBuffer>> = fetchedFont,
): DataSheetPrinter {
  return {
    print: (sheet) => async () => {
      try {
        const files = fontFiles(alphabetsIn(textOf(sheet)))
        const [{ writePdf }, fonts] = await Promise.all([
          import('./data-sheet/write-pdf.ts'),
          Promise.all(files.map((file) => readFile(file, readFont))),
        ])
        return E.right(await writePdf(sheet, fonts))
      } catch {
        return E.left(unfetched(isOnline()))
      }
    },
  }
}

async function readFile(
  { name, address }: FontFile,
  readFont: (address: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Font> {
  return { name, bytes: await readFont(address) }
}

/** Everything that is written somewhere on it. */
function textOf(sheet: DataSheet): string {
  return JSON.stringify(sheet)
}

async function fetchedFont(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The font ${address} could not be fetched.`)
  return new Uint8Array(await answer.arrayBuffer())
}
