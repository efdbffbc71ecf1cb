/** Where one works in the lines of a quote. The lines themselves belong to the chart. */
import type { GridAction, GridWork, WorkShape } from '../../../components/Grid/grid-work.ts'
import type { GridPlace } from '../../../components/Grid/place-after.ts'
import type { SheetColumn } from './sheet-columns.ts'

export type SheetPlace = GridPlace<SheetColumn>
export type SheetShape = WorkShape<SheetColumn>
export type SheetState = GridWork<SheetColumn>
export type SheetAction = GridAction<SheetColumn>
