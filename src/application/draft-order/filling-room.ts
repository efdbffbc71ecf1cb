/** What the tabs of one draft order work with. Everything added here is handed to the chart of its quote. */
import type { taskEither as TE } from 'fp-ts'
import type { priceFlowMachine } from '../../domain/pricing/price-flow.machine.ts'
import type { modelCodeSearchMachine } from '../search/model-code-search.machine.ts'
import type { SheetProblem } from '../ports/spreadsheet.ts'

export interface FillingRoom {
  /** The product of a typed model code; shown by `modelCodeSearchView`. */
  readonly modelCodeSearch: typeof modelCodeSearchMachine
  /**
   * One line on its way from a configuration to this quote: the price flow of the product page with another
   * place to add to. `customCode` is the customer's own code that the line came from, empty for none.
   */
  readonly lineEntry: (customCode: string) => typeof priceFlowMachine
  /** The text of a CSV file, for lines with their reasons and for the template. */
  readonly writeSheet: (rows: readonly (readonly string[])[]) => TE.TaskEither<SheetProblem, string>
}
