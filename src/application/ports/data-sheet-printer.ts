/** The data sheet of one configuration: what stands on it, and what makes a file of that. */
import type { taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../failure.ts'
import type { DrawnView } from '../../domain/catalogue/drawing-shapes.ts'
import type { DimensionName } from '../../domain/catalogue/outline.ts'

/** A name and its figure with its unit. */
export interface SheetFigure {
  readonly name: string
  readonly figure: string
}

/** One part of the model code. */
export interface SheetPart {
  readonly code: string
  readonly name: string
  readonly meaning: string
  /** In a sentence; empty where nothing more is to be said. */
  readonly description: string
}

/** Both views of a drawing with the figures that stand in them. */
export interface SheetDrawing {
  readonly views: readonly { readonly caption: string; readonly view: DrawnView }[]
  readonly figures: ReadonlyMap<DimensionName, string>
}

interface SheetTick {
  readonly at: number
  readonly text: string
}

/** The curves of one property. */
export interface SheetPanel {
  readonly title: string
  readonly foot: string
  /** From 0 upwards. */
  readonly ticksX: readonly SheetTick[]
  readonly ticksY: readonly SheetTick[]
  readonly curves: readonly {
    readonly label: string
    readonly points: readonly (readonly [x: number, y: number])[]
  }[]
}

export type SheetSection =
  | { readonly kind: 'parts'; readonly title: string; readonly parts: readonly SheetPart[] }
  | { readonly kind: 'figures'; readonly title: string; readonly figures: readonly SheetFigure[] }
  | { readonly kind: 'drawing'; readonly title: string; readonly drawing: SheetDrawing }
  | {
      readonly kind: 'curves'
      readonly title: string
      readonly panels: readonly SheetPanel[]
      readonly note: string
    }

/** All of its texts as they are to be read. */
export interface DataSheet {
  readonly language: string
  readonly paper: 'a4' | 'letter'
  readonly site: string
  readonly kind: string
  readonly name: string
  readonly brand: string
  /** The model code as far as it is chosen, and what it is called. */
  readonly code: { readonly title: string; readonly text: string }
  /** What is still open; undefined for a complete configuration. */
  readonly open: string | undefined
  readonly about: string
  readonly sections: readonly SheetSection[]
  readonly notes: readonly string[]
  /** Where it comes from, and of which day. */
  readonly source: string
  readonly page: (number: number, count: number) => string
}

export interface DataSheetPrinter {
  /** A PDF of one or two pages; `network` where what writes it cannot be fetched. */
  readonly print: (sheet: DataSheet) => TE.TaskEither<PortFailure, Uint8Array<ArrayBuffer>>
}
