import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  dimensionDrawing,
  type ViewName,
  viewNames,
} from '../../../../domain/catalogue/dimension-drawing.ts'
import { drawingExchange } from '../../../../domain/catalogue/drawing-exchange.ts'
import {
  type DimensionName,
  dimensionNames,
  type Dimensions,
  isSettled,
  type Outline,
} from '../../../../domain/catalogue/outline.ts'
import type { UnitSystem } from '../../../../domain/catalogue/unit-system.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { DimensionView } from '../../../components/DimensionView/DimensionView.tsx'
import { DownloadIcon, SearchIcon } from '../../../components/Icon/icons.ts'
import { needsScripts } from '../../../components/NeedsScripts/NeedsScripts.css.ts'
import { saveFile } from '../../../parts/save-file.ts'
import { dimensionFigure, dimensionUnit } from './dimension-words.ts'
import { EnlargedDrawing } from './EnlargedDrawing.tsx'
import * as styles from './ProductOutline.css.ts'

export interface DrawnOutlineProps {
  readonly outline: Outline
  readonly dimensions: Dimensions
  readonly units: UnitSystem
  readonly name: string
  /** What the file is called: the model code as far as it is chosen. */
  readonly fileName: string
}

/** Both views with their dimensions, the same as a table, and the file for one's own drawing. */
export function DrawnOutline({ outline, dimensions, units, ...named }: DrawnOutlineProps) {
  const { t, i18n } = useTranslation()
  const [enlarged, setEnlarged] = useState<ViewName>()
  const drawing = dimensionDrawing(outline, dimensions)
  const { language } = i18n
  const figureOf = (name: DimensionName) => dimensionFigure(name, dimensions, { units, language })
  const shown = dimensionNames.filter((name) => dimensions[name] !== undefined)
  const isOpen = shown.some((name) => !isSettled(dimensions[name] ?? { least: 0, most: 0 }))
  const viewOf = (view: ViewName) => (
    <DimensionView
      view={drawing[view]}
      figureOf={figureOf}
      description={t('drawing:drawn', {
        view: t(`drawing:view.${view}`),
        name: named.name,
        unit: dimensionUnit('bodyLength', units),
      })}
    />
  )
  const save = () => {
    const english = { units, language: 'en' }
    const text = drawingExchange(drawing, {
      units,
      figureOf: (name) => dimensionFigure(name, dimensions, english),
    })
    saveFile(named.fileName, new TextEncoder().encode(text), 'dxf')
  }
  return (
    <div className={styles.outline}>
      <div className={styles.views}>
        {viewNames.map((view) => (
          <figure key={view} className={styles.view}>
            {viewOf(view)}
            <figcaption className={styles.caption}>{t(`drawing:view.${view}`)}</figcaption>
          </figure>
        ))}
      </div>
      <div className={`${styles.buttons} ${needsScripts}`}>
        {viewNames.map((view) => (
          <Button key={view} size="sm" icon={SearchIcon} onClick={() => setEnlarged(view)}>
            {t('drawing:larger', { view: t(`drawing:view.${view}`) })}
          </Button>
        ))}
        <Button size="sm" icon={DownloadIcon} onClick={save}>
          {t('drawing:dxf')}
        </Button>
      </div>
      {isOpen && <p className={styles.note}>{t('drawing:open')}</p>}
      <div className={styles.figures}>
        <DescriptionList
          look="figure"
          items={shown.map((name) => ({
            term: t(`drawing:dimension.${name}`),
            description: `${figureOf(name)} ${dimensionUnit(name, units)}`,
          }))}
        />
      </div>
      <p className={styles.note}>{t('drawing:note')}</p>
      <EnlargedDrawing
        isOpen={enlarged !== undefined}
        onClose={() => setEnlarged(undefined)}
        title={t(`drawing:view.${enlarged ?? 'side'}`)}
      >
        {viewOf(enlarged ?? 'side')}
      </EnlargedDrawing>
    </div>
  )
}
