import { useId } from 'react'
import type { DrawnShape, DrawnView, DrawnPoint } from '../../../domain/catalogue/drawing-shapes.ts'
import type { DimensionName } from '../../../domain/catalogue/outline.ts'
import * as styles from './DimensionView.css.ts'

interface DimensionViewProps {
  readonly view: DrawnView
  /** What is to be seen, for those who cannot see it. */
  readonly description: string
  readonly figureOf: (name: DimensionName) => string
}

/** A view of a technical drawing with its dimensions. */
export function DimensionView({ view, description, figureOf }: DimensionViewProps) {
  const id = useId()
  const { left, right, bottom, top } = view
  return (
    <svg
      className={styles.drawing}
      viewBox={[left, -top, right - left, top - bottom].map(rounded).join(' ')}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{description}</title>
      {view.shapes.map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- shapes have no names, and their order is theirs
        <Shape key={index} shape={shape} figureOf={figureOf} />
      ))}
    </svg>
  )
}

interface ShapeProps extends Pick<DimensionViewProps, 'figureOf'> {
  readonly shape: DrawnShape
}

function Shape({ shape, figureOf }: ShapeProps) {
  if (shape.kind === 'line') {
    const path = `M${onSheet(shape.from)}L${onSheet(shape.to)}`
    return <path className={styles.layer[shape.layer]} d={path} />
  }
  if (shape.kind === 'circle') {
    const [x, y] = shape.centre
    return (
      <circle
        className={styles.layer[shape.layer]}
        cx={rounded(x)}
        cy={rounded(-y)}
        r={rounded(shape.radius)}
      />
    )
  }
  const [x, y] = [rounded(shape.at[0]), rounded(-shape.at[1])]
  return (
    <text
      className={styles.figure}
      x={x}
      y={y}
      fontSize={rounded(shape.height)}
      textAnchor={shape.anchor}
      {...(shape.isTurned && { transform: `rotate(-90 ${x} ${y})` })}
    >
      {`${shape.isDiameter ? 'Ø ' : ''}${figureOf(shape.of)}`}
    </text>
  )
}

/** The sheet counts downwards. */
function onSheet([x, y]: DrawnPoint): string {
  return `${rounded(x)} ${rounded(-y)}`
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
