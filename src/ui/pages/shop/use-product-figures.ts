/** The figures of products in the units and the language of the reader. */
import { useTranslation } from 'react-i18next'
import { inUnits, unitText } from '../../../domain/catalogue/performance.ts'
import {
  type FigureQuantity,
  mostFigures,
  type ProductFigure,
} from '../../../domain/catalogue/product-figure.ts'
import type { CardFigure } from '../../components/ProductCard/CardFigures.tsx'
import { formatFigure } from '../../i18n/format-number.ts'
import { unitWords } from '../../i18n/measure-words.ts'
import { useListUnits } from './use-list-units.ts'

/** In the units that the filters beside the list have too. */
interface FigureWords {
  /** Names and values, as many as a card has room for. */
  readonly ofCard: (figures: readonly ProductFigure[] | undefined) => readonly CardFigure[]
  /** A figure without its unit, such as "51.6 – 397". */
  readonly span: (figure: ProductFigure) => string
  readonly unit: (quantity: FigureQuantity) => string
}

export function useProductFigures(): FigureWords {
  const { t, i18n } = useTranslation()
  const [units] = useListUnits()
  const span = ({ quantity, low, high }: ProductFigure) => {
    const [least, most] = [low, high].map((each) =>
      formatFigure(inUnits(each, quantity, units), i18n.language),
    )
    return least === most ? `${most}` : `${least} – ${most}`
  }
  const unit = (quantity: FigureQuantity) => unitWords(t, unitText(quantity, units))
  return {
    ofCard: (figures = []) =>
      figures.slice(0, mostFigures).map((figure) => ({
        name: t(`listing:figure.${figure.quantity}`),
        text: `${span(figure)} ${unit(figure.quantity)}`,
      })),
    span,
    unit,
  }
}
