/** Data sheets of configurations. */
import type { DataSheetPrinter } from '../ports/data-sheet-printer.ts'

export type {
  DataSheet,
  SheetPanel,
  SheetPart,
  SheetSection,
} from '../ports/data-sheet-printer.ts'

export interface DataSheets {
  readonly print: DataSheetPrinter['print']
}

export interface DataSheetPorts {
  readonly dataSheetPrinter: DataSheetPrinter
}

/** The service that prints data sheets. */
export function openDataSheets({ dataSheetPrinter }: DataSheetPorts): DataSheets {
  return { print: dataSheetPrinter.print }
}
