/** How a machine fits to what is asked for: every wish with whether it is met, and the order that follows. */
import type { SkuId } from '../catalogue/product.ts'
import type { PerformanceTable } from '../catalogue/performance.ts'
import { type MachineAtPoint, machineAt } from './machine-at-point.ts'
import {
  type Interface,
  interfaces,
  type MachineWish,
  type PointQuantity,
} from './working-point.ts'

/** What a search has found, with the words of the wish that it cannot be had with. */
export interface FoundMachine {
  readonly name: string
  readonly urlTitle: string
  readonly thumbnail: string
  /** The name of its product type; empty where the search does not say it. */
  readonly productType: string
  readonly skuCode: string
  /** What its price is asked by; undefined where the search does not say it. */
  readonly skuId: SkuId | undefined
  /** Complete: it can be read and priced. */
  readonly modelCode: string
  readonly answers: readonly MachineAnswer[]
  readonly table: PerformanceTable
  readonly missing: readonly Interface[]
}

/** One part of its model code in words. */
export interface MachineAnswer {
  readonly key: string
  readonly name: string
  readonly code: string
  readonly title: string
}

export type FitReason =
  | {
      readonly about: PointQuantity
      readonly isMet: boolean
      /** What it does, or takes, in metric units. */
      readonly figure: number
      readonly wanted: number
    }
  | {
      readonly about: Interface
      readonly isMet: boolean
      /** What it is had with, in words; as asked for where it is not. */
      readonly text: string
    }

export interface FittedMachine {
  readonly machine: FoundMachine
  readonly at: MachineAtPoint
  readonly reasons: readonly FitReason[]
  /** `near`: one wish is missed, and a figure by a tenth at most. */
  readonly fit: 'fits' | 'near' | 'misses'
}

/** A figure that is missed by no more than that is near. */
const nearness = 0.1

/** How many answers one can look at. */
const mostShown = 12

/**
 * The machines in the order in which they fit; those that fit by what they give, the smallest first. One whose curves
 * begin above the speed that is asked for comes after those that are made for it.
 */
export function rankedMachines(
  machines: readonly FoundMachine[],
  wish: MachineWish,
): readonly FittedMachine[] {
  return machines
    .flatMap((machine): readonly FittedMachine[] => {
      const at = machineAt(machine.table, wish.point)
      return at === undefined ? [] : [fitted(machine, at, wish)]
    })
    .toSorted(
      (one, other) =>
        missed(one) - missed(other) ||
        shortfall(one) - shortfall(other) ||
        Number(isSlow(one.at, wish)) - Number(isSlow(other.at, wish)) ||
        given(one.at) - given(other.at) ||
        (one.machine.modelCode < other.machine.modelCode ? -1 : 1),
    )
    .slice(0, mostShown)
}

function fitted(machine: FoundMachine, at: MachineAtPoint, wish: MachineWish): FittedMachine {
  const reasons = [...figureReasons(at, wish), ...interfaceReasons(machine, wish)]
  const open = reasons.filter(({ isMet }) => !isMet)
  const isNear = open.length === 1 && shortOf(open[0]) <= nearness
  return { machine, at, reasons, fit: open.length === 0 ? 'fits' : isNear ? 'near' : 'misses' }
}

function figureReasons(at: MachineAtPoint, { point }: MachineWish): readonly FitReason[] {
  const { torque, speed, pressure, flow } = point.figures
  const isMotor = at.kind === 'motor'
  const reasons = [
    isMotor && torque !== undefined && least('torque', at.torque, torque),
    speed !== undefined && least('speed', at.highestSpeed, speed),
    !isMotor && pressure !== undefined && least('pressure', at.highestPressure, pressure),
    flow !== undefined && (isMotor ? atMost('flow', at.flow, flow) : least('flow', at.flow, flow)),
  ]
  return reasons.filter((each) => each !== false)
}

/** Figures are read from curves of three digits: less than that is no difference. */
const tolerance = 1.002

function least(about: PointQuantity, figure: number, wanted: number): FitReason {
  return { about, figure, wanted, isMet: figure * tolerance >= wanted }
}

function atMost(about: PointQuantity, figure: number, wanted: number): FitReason {
  return { about, figure, wanted, isMet: figure <= wanted * tolerance }
}

function interfaceReasons(
  { answers, missing }: FoundMachine,
  { interfaces: wanted }: MachineWish,
): readonly FitReason[] {
  return interfaces.flatMap((about): readonly FitReason[] => {
    const words = wanted[about]
    if (words === undefined) return []
    if (missing.includes(about)) return [{ about, isMet: false, text: words }]
    return [{ about, isMet: true, text: answers.find(({ key }) => key === about)?.title ?? words }]
  })
}

function missed({ reasons }: FittedMachine): number {
  return reasons.filter(({ isMet }) => !isMet).length
}

/** The share by which figures are missed, in all. */
function shortfall({ reasons }: FittedMachine): number {
  return reasons.reduce((sum, reason) => sum + (reason.isMet ? 0 : shortOf(reason)), 0)
}

/** The share by which a figure is missed; none for what is no figure. */
function shortOf(reason: FitReason | undefined): number {
  if (reason === undefined || !('wanted' in reason)) return 0
  return Math.abs(reason.wanted - reason.figure) / Math.max(reason.wanted, reason.figure)
}

/** Whether it would have to run more slowly than its curves say anything about. */
function isSlow({ lowestSpeed }: MachineAtPoint, { point }: MachineWish): boolean {
  return (point.figures.speed ?? lowestSpeed) < lowestSpeed
}

/** What tells small from large: the torque of a motor, the oil of a pump. */
function given(at: MachineAtPoint): number {
  return at.kind === 'motor' ? at.torque : at.flow
}
