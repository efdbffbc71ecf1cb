/**
 * What a machine does at so much pressure: tables of figures from its sizes. A motor is given oil and gives
 * torque and speed; a pump is given speed, gives oil and takes power. Losses: friction takes a share of the
 * torque that grows with speed, and leakage takes oil in proportion to the pressure. A valve or a steering
 * unit takes pressure from the oil: edges by the square of the flow, gaps by flow and viscosity.
 */

import type {
  PerformanceDocument,
  PerformanceTableDocument,
} from '../../catalogue/product-document.ts'
import type { Family, Resistance, Size } from './family.ts'
import { PRODUCT_TYPES } from './product-types.ts'

/** Share of the oil at highest speed that leaks at continuous pressure. */
const LEAKAGE = 0.045
/** Share of the torque that friction takes at rest, and on top of that at highest speed. */
const FRICTION = 0.07
const SPEED_FRICTION = 0.05

/** mm²/s of the oil that nominal pressure drops are stated for, and those that curves are drawn for. */
const STATED_VISCOSITY = 32
const VISCOSITIES = [20, 32, 68]
/** Share of the pressure drop that edges have at nominal flow; gaps have the rest. */
const EDGES = 0.8
/** Curves go as far beyond the nominal flow. */
const OVERFLOW = 1.25

const SIZE_KEY = 'displacement'

const PRESSURE_STEPS = 4
const INPUT_STEPS = 6
/** Of a curve that bends as much as a square. */
const FLOW_STEPS = 12

/** The tables of a family, one for each size on sale; undefined for what there is nothing to say of. */
export function buildPerformance(family: Family): PerformanceDocument | undefined {
  const { resistance } = family
  if (resistance !== undefined) {
    const tables = resistance.sizes.map(resistanceTable)
    return { kind: 'resistance', modifierKey: resistance.key, tables }
  }
  const work = workOf(family)
  if (work === undefined) return undefined
  const sizes = family.sizes.filter(({ hidden, cm3 }) => hidden !== true && cm3 > 0)
  if (sizes.length === 0) return undefined
  return work === 'motors'
    ? { kind: 'motor', modifierKey: SIZE_KEY, tables: sizes.map(motorTable) }
    : { kind: 'pump', modifierKey: SIZE_KEY, tables: sizes.map(pumpTable) }
}

function resistanceTable({ us, eu, flow, bar }: Resistance): PerformanceTableDocument {
  const flows = evenSteps(flow * OVERFLOW, FLOW_STEPS)
  return {
    optionUS: us,
    optionEU: eu,
    nominalFlow: flow,
    viscosities: VISCOSITIES,
    inputs: flows,
    pressureDrop: VISCOSITIES.map((viscosity) =>
      flows.map((each) => {
        const share = each / flow
        const gaps = (1 - EDGES) * share * (viscosity / STATED_VISCOSITY)
        return figure(bar * (EDGES * share ** 2 + gaps))
      }),
    ),
  }
}

/** Whether a family turns oil into torque, torque into oil, or neither. */
export function workOf({ productType, category = PRODUCT_TYPES[productType].category }: Family) {
  return category === 'motors' || category === 'pumps' ? category : undefined
}

/** The torque in Nm that a size of a motor gives at its continuous pressure, as its curves say. */
export function torqueOf(size: Size): number {
  return motorTable(size).torque.at(-1)?.[0] ?? 0
}

/** The oil in l/min of a size at its highest speed, as its curves say: what a motor takes, and a pump gives at its continuous pressure. */
export function flowOf(size: Size, work: ReturnType<typeof workOf>): number {
  if (work === 'motors') return motorTable(size).inputs.at(-1) ?? 0
  if (work === 'pumps') return pumpTable(size).flow.at(-1)?.at(-1) ?? 0
  return Math.round((size.cm3 * size.rpm) / 1000)
}

function motorTable(size: Size) {
  const pressures = evenSteps(size.bar, PRESSURE_STEPS)
  const leaks = (bar: number) => LEAKAGE * (bar / size.bar)
  // At its lowest pressure it turns as fast as it may.
  const ideal = (size.cm3 * size.rpm) / 1000
  const highest = ideal / (1 - leaks(pressures[0] ?? 0))
  const flows = [...evenSteps(ideal, INPUT_STEPS).slice(0, -1), figure(highest)]
  const kept = (flow: number, bar: number) => Math.max(0, flow - highest * leaks(bar))
  const exact = [...flows.slice(0, -1), highest]
  return {
    ...codesOf(size),
    pressures,
    inputs: flows,
    torque: pressures.map((bar) =>
      exact.map((flow) => figure(idealTorque(size, bar) * (1 - frictionAt(flow / highest)))),
    ),
    speed: pressures.map((bar) => exact.map((flow) => figure((kept(flow, bar) * 1000) / size.cm3))),
  } satisfies PerformanceTableDocument
}

function pumpTable(size: Size) {
  const speeds = evenSteps(size.rpm, INPUT_STEPS)
  const pressures = evenSteps(size.bar, PRESSURE_STEPS)
  const leak = (size.cm3 * size.rpm * LEAKAGE) / 1000
  return {
    ...codesOf(size),
    pressures,
    inputs: speeds,
    flow: pressures.map((bar) =>
      speeds.map((rpm) => figure(Math.max(0, (size.cm3 * rpm) / 1000 - leak * (bar / size.bar)))),
    ),
    power: pressures.map((bar) =>
      speeds.map((rpm) => {
        const torque = idealTorque(size, bar) / (1 - frictionAt(rpm / size.rpm))
        return figure((torque * rpm) / 9549.3)
      }),
    ),
  } satisfies PerformanceTableDocument
}

function codesOf({ us, eu, cm3 }: Size) {
  return { optionUS: us, optionEU: eu, displacement: cm3 }
}

/** Nm from cm³ and bar, without losses. */
function idealTorque({ cm3 }: Size, bar: number): number {
  return (cm3 * bar) / (20 * Math.PI)
}

function frictionAt(shareOfSpeed: number): number {
  return FRICTION + SPEED_FRICTION * shareOfSpeed ** 2
}

/** Steps of equal, round width up to the highest figure, which is the last one. */
function evenSteps(highest: number, count: number): readonly number[] {
  const width = roundWidth(highest / count)
  const steps = Array.from({ length: count }, (_, index) => (index + 1) * width).filter(
    (step) => step < highest * 0.93,
  )
  return [...steps, figure(highest)]
}

/** 1, 2, 2.5 or 5 times a power of ten. */
function roundWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width))
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= width * 0.999) ?? 10
  return Number((factor * power).toPrecision(3))
}

/** Three digits: more would claim more than a test stand knows. */
function figure(value: number): number {
  return Number(value.toPrecision(3))
}
