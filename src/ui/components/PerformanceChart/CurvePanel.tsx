import { type PointerEvent, useId } from 'react'
import * as styles from './CurvePanel.css.ts'
import { type Curve, frameOf, pathOf, round, scaleX, scaleY, spreadLabels } from './panel-layout.ts'
import { useWidth } from './use-width.ts'

export interface CurvePanelProps {
  readonly title: string
  readonly unit: string
  /** What the foot says, with its unit. */
  readonly foot: string
  /** Shown instead of the drawing. */
  readonly description: string
  readonly curves: readonly Curve[]
  /** Curves behind these, to compare with; without names. */
  readonly others: readonly Curve[]
  readonly ticksX: readonly number[]
  readonly ticksY: readonly number[]
  /** Where the hair line stands, in the units of the foot. */
  readonly at: number
  /** Where the pointer is, in the same units. */
  readonly onPoint: (at: number) => void
  readonly formatTick: (figure: number) => string
}

const height = 280

/** One property over another: a curve for each of a few values, named at its end, and a hair line to read at. */
export function CurvePanel(props: CurvePanelProps) {
  const id = useId()
  const [drawing, width] = useWidth<SVGSVGElement>(480)
  const frame = frameOf(width, height)
  const x = scaleX(frame, props.ticksX)
  const y = scaleY(frame, props.ticksY)
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const highest = props.ticksX.at(-1) ?? 1
    const share = (event.clientX - left - frame.left) / (frame.right - frame.left)
    props.onPoint(Math.min(1, Math.max(0, share)) * highest)
  }
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.title}>
        {props.title} <span className={styles.unit}>({props.unit})</span>
      </figcaption>
      <svg
        ref={drawing}
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        role="img"
        aria-labelledby={id}
        onPointerMove={point}
        onPointerDown={point}
      >
        <title id={id}>{props.description}</title>
        {props.ticksY.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${frame.left} ${y(tick)}H${frame.right}`} />
            <text className={styles.tick} x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
              {props.formatTick(tick)}
            </text>
          </g>
        ))}
        <path className={styles.axis} d={`M${frame.left} ${frame.bottom}H${frame.right}`} />
        {props.ticksX.map((tick) => (
          <text
            key={tick}
            className={styles.tick}
            x={x(tick)}
            y={frame.bottom + 18}
            textAnchor="middle"
          >
            {props.formatTick(tick)}
          </text>
        ))}
        <text className={styles.tick} x={frame.right} y={height - 4} textAnchor="end">
          {props.foot}
        </text>
        {props.others.map((curve) => (
          <path key={curve.key} className={styles.curve.other} d={pathOf(curve, x, y)} />
        ))}
        <path className={styles.hair} d={`M${round(x(props.at))} ${frame.top}V${frame.bottom}`} />
        {props.curves.map((curve) => (
          <path key={curve.key} className={styles.curve.chosen} d={pathOf(curve, x, y)} />
        ))}
        <Names
          curves={props.curves}
          ends={props.curves.map((curve) => endOf(curve, x, y))}
          frame={frame}
        />
      </svg>
    </figure>
  )
}

interface NamesProps {
  readonly curves: readonly Curve[]
  readonly ends: readonly (readonly [x: number, y: number])[]
  readonly frame: ReturnType<typeof frameOf>
}

/** What each curve is called, beside its end, with a line to it where it had to move. */
function Names({ curves, ends, frame }: NamesProps) {
  const heights = spreadLabels(
    ends.map(([, up]) => up),
    frame,
  )
  return curves.map((curve, index) => {
    const [across = 0, up = 0] = ends[index] ?? []
    const at = heights[index] ?? up
    return (
      <g key={curve.key}>
        <path
          className={styles.leader}
          d={`M${round(across + 3)} ${round(up)}L${frame.right + 8} ${round(at)}`}
        />
        <text className={styles.name} x={frame.right + 11} y={round(at) + 4}>
          {curve.label}
        </text>
      </g>
    )
  })
}

function endOf(
  { points }: Curve,
  x: (figure: number) => number,
  y: (figure: number) => number,
): readonly [number, number] {
  const [across, up] = points.at(-1) ?? [0, 0]
  return [x(across), y(up)]
}
