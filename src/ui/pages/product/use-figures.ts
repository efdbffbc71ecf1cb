import { useTranslation } from 'react-i18next'
import { formatFigure } from '../../i18n/format.ts'

/** Writes technical figures in the language at work: three digits, which is all that a test stand knows. */
export function useFigures(): (figure: number) => string {
  const { i18n } = useTranslation()
  return (figure) => formatFigure(figure, i18n.language)
}
