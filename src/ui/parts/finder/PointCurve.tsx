/** The curves of a size, small, with the point at which it is to work. */
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  axisTicks,
  inUnits,
  type PerformanceTable,
  unitText,
} from '../../../domain/catalogue/performance.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import type { MachineAtPoint } from '../../../domain/finder/machine-at-point.ts'
import { pathOf, round, scaleX, scaleY } from '../../components/PerformanceChart/panel-layout.ts'
import * as styles from './PointCurve.css.ts'
import { useFigureWords } from './use-figure-words.ts'

interface PointCurveProps {
  readonly table: PerformanceTable
  readonly at: MachineAtPoint
  /** Metric, of what the curves give. */
  readonly wanted: number | undefined
  readonly units: UnitSystem
}

const frame = { width: 260, height: 152, left: 8, right: 252, top: 22, bottom: 128 }

export function PointCurve({ table, at, wanted, units }: PointCurveProps) {
  const { t } = useTranslation()
  const say = useFigureWords(units)
  const id = useId()
  const [output] = table.outputs
  if (output === undefined) return null
  const [across, up] = at.kind === 'motor' ? [at.flow, at.torque] : [at.speed, at.flow]
  const does = at.kind === 'motor' && wanted !== undefined ? Math.min(wanted, up) : up
  const ticksX = axisTicks(inUnits(table.inputs.at(-1) ?? 1, table.input, units))
  const most = inUnits(Math.max(...output.figures.flat()), output.quantity, units)
  const x = scaleX(frame, ticksX)
  const y = scaleY(frame, axisTicks(most))
  const [pointX, pointY] = [
    round(x(inUnits(across, table.input, units))),
    round(y(inUnits(does, output.quantity, units))),
  ]
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>
        {t('finder:curve', {
          pressures: table.parameters.map((each) => say(each, table.parameter)).join(', '),
        })}
      </title>
      <path
        className={styles.grid}
        d={`M${frame.left} ${frame.top}V${frame.bottom}H${frame.right}`}
      />
      {table.parameters.map((parameter, row) => (
        <path
          key={parameter}
          className={styles.path}
          d={pathOf(
            {
              key: '',
              label: '',
              points: table.inputs.map((input, column) => [
                inUnits(input, table.input, units),
                inUnits(output.figures[row]?.[column] ?? 0, output.quantity, units),
              ]),
            },
            x,
            y,
          )}
        />
      ))}
      <path className={styles.hair} d={`M${pointX} ${frame.bottom}V${pointY}H${frame.left}`} />
      <circle className={styles.point} cx={pointX} cy={pointY} r={6} />
      <text className={styles.tick} x={frame.left} y={frame.top - 8}>
        {unitText(output.quantity, units)}
      </text>
      <text className={styles.tick} x={frame.right} y={frame.height - 8} textAnchor="end">
        {say(table.inputs.at(-1) ?? 0, table.input)}
      </text>
    </svg>
  )
}
