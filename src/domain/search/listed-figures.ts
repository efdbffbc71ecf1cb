/** Which figures a list shows: those that the site names for a type of product, else those that the search has chosen. */
import {
  figureQuantities,
  type FigureQuantity,
  mostFigures,
  type ProductFigure,
} from '../catalogue/product-figure.ts'
import type { ProductListing } from './product-listing.ts'

/** By the address of a product type, the names of figures as the site writes them. */
export type NamedFigures = ReadonlyMap<string, readonly string[]>

export interface ListedFigures<Listing> {
  readonly listing: Listing
  /** Names that the site gives and nothing is known by, such as `orbital-motors: wieght`. */
  readonly unknown: readonly string[]
}

/**
 * A listing with the figures that the site wants. `type` is the one type that it is of; undefined for a mixed list, which
 * has the columns of the search. Where no name of a type can be read, nothing is drawn for it (ERR-04).
 */
export function withSiteFigures<Listing extends ProductListing>(
  listing: Listing,
  named: NamedFigures,
  type: string | undefined,
): ListedFigures<Listing> {
  const wanted = new Map([...named].map(([of, names]) => [of, readNames(names)]))
  const rows = listing.rows.map((row) => {
    const figures = row.figures ?? []
    const chosen = wanted.get(row.productTypeUrlTitle ?? '')?.known
    return { ...row, figures: chosen ? inOrder(figures, chosen) : figures }
  })
  const columns = wanted.get(type ?? '')?.known ?? columnsOf(listing.columns, rows)
  return {
    listing: { ...listing, rows, columns },
    unknown: [...wanted].flatMap(([of, { unknown }]) => unknown.map((name) => `${of}: ${name}`)),
  }
}

/** Those that a site names, in its order, as many as a row has room for. */
function readNames(names: readonly string[]) {
  const known = names.flatMap((name) => figureQuantities.filter((each) => each === name))
  const isKnown = (name: string) => figureQuantities.some((each) => each === name)
  const unknown = names.length === 0 ? [''] : names.filter((name) => !isKnown(name))
  return { known: [...new Set(known)].slice(0, mostFigures), unknown }
}

function inOrder(figures: readonly ProductFigure[], wanted: readonly FigureQuantity[]) {
  return wanted.flatMap((quantity) => figures.filter((each) => each.quantity === quantity))
}

/** A search that names no columns leaves it to the products of the page. */
function columnsOf(
  columns: readonly FigureQuantity[],
  rows: readonly { readonly figures: readonly ProductFigure[] }[],
): readonly FigureQuantity[] {
  if (columns.length > 0) return columns.slice(0, mostFigures)
  const shown = new Set(rows.flatMap(({ figures }) => figures.map(({ quantity }) => quantity)))
  return figureQuantities.filter((quantity) => shown.has(quantity)).slice(0, mostFigures)
}
