/** When the lines of a draft can be there: all at once, or in waves. */
import { earliestDelivery, type LeadTime } from '../pricing/lead-time.ts'
import type { Quote } from '../quote/quote.ts'
import { type CalendarDate, daysBetween, laterOf } from '../shared/calendar-date.ts'

/** A line as far as its delivery goes. */
export interface LineToPlan {
  readonly key: string
  readonly leadTime: LeadTime
  readonly requestedDate: CalendarDate | undefined
}

export interface PlannedLine {
  readonly key: string
  /** The first day that can be asked for (PRICE-05). */
  readonly earliest: CalendarDate
  readonly requestedDate: CalendarDate | undefined
  /** The day it leaves for: the wish, or the earliest day where that is later or nothing was asked for. */
  readonly date: CalendarDate
  /** Days by which the wish lies before the earliest day; 0 when it can be met. */
  readonly gap: number
}

/** Lines that arrive on one day. */
export interface DeliveryWave {
  readonly date: CalendarDate
  readonly keys: readonly string[]
}

export interface DeliveryPlan {
  /** In the order of the draft. */
  readonly lines: readonly PlannedLine[]
  /** When everything is there: the day of the latest line. Undefined for a draft without lines. */
  readonly complete: CalendarDate | undefined
  /** The lines that everything else waits for, when it is sent together. */
  readonly latest: readonly string[]
  /** The same lines sent as they become ready, in the order of the days. */
  readonly waves: readonly DeliveryWave[]
}

/** The plan of the lines, computed from today. */
export function deliveryPlan(lines: readonly LineToPlan[], today: CalendarDate): DeliveryPlan {
  const planned = lines.map((line) => plannedLine(line, today))
  const waves = wavesOf(planned)
  const last = waves.at(-1)
  return { lines: planned, complete: last?.date, latest: last?.keys ?? [], waves }
}

/** Lines that are named, or marked, as the last: that a thousand of them are the last says nothing about any. */
const mostNamed = 3

/** What an order that leaves as one waits for. */
export interface HoldUp {
  /** How many lines are the latest. */
  readonly count: number
  /** The first of them, in the order of the draft. */
  readonly named: readonly string[]
  readonly others: number
  /** The day by which the others are there. */
  readonly othersBy: CalendarDate
}

/** The lines that hold the order up; undefined where all lines are there on one day. */
export function holdUpOf({ lines, waves, latest }: DeliveryPlan): HoldUp | undefined {
  const before = waves.at(-2)
  return (
    before && {
      count: latest.length,
      named: latest.slice(0, mostNamed),
      others: lines.length - latest.length,
      othersBy: before.date,
    }
  )
}

/** The lines to mark as the last to be ready: all that hold the order up, or none where they are too many to be named. */
export function markedAsLast(plan: DeliveryPlan): readonly string[] {
  const holdUp = holdUpOf(plan)
  return holdUp?.count === holdUp?.named.length ? (holdUp?.named ?? []) : []
}

/** The lines of a quote, by the ids of their items. */
export function deliveryLines({ items }: Quote): readonly LineToPlan[] {
  return items.map(({ id, leadTime, requestedDate }) => ({ key: id, leadTime, requestedDate }))
}

/** What would become of one wish for many lines. */
export interface SharedWish {
  readonly date: CalendarDate
  /** The lines that cannot have it, with what they miss it by, in the order of the draft. */
  readonly tooEarly: readonly {
    readonly key: string
    readonly earliest: CalendarDate
    readonly gap: number
  }[]
  /** The nearest day that all of them can have: the wish itself when none is too early. */
  readonly nearest: CalendarDate
}

/** Tries one requested date on many lines. */
export function sharedWish(
  lines: readonly LineToPlan[],
  date: CalendarDate,
  today: CalendarDate,
): SharedWish {
  const wished = lines.map((line) => plannedLine({ ...line, requestedDate: date }, today))
  const tooEarly = wished
    .filter(({ gap }) => gap > 0)
    .map(({ key, earliest, gap }) => ({ key, earliest, gap }))
  const nearest = tooEarly.reduce((day, { earliest }) => laterOf(day, earliest), date)
  return { date, tooEarly, nearest }
}

function plannedLine(
  { key, leadTime, requestedDate }: LineToPlan,
  today: CalendarDate,
): PlannedLine {
  const earliest = earliestDelivery(today, leadTime)
  const date = requestedDate ? laterOf(requestedDate, earliest) : earliest
  const gap = requestedDate ? Math.max(0, daysBetween(requestedDate, earliest)) : 0
  return { key, earliest, requestedDate, date, gap }
}

function wavesOf(lines: readonly PlannedLine[]): readonly DeliveryWave[] {
  const waves = new Map<CalendarDate, string[]>()
  for (const { key, date } of lines) {
    const keys = waves.get(date)
    if (keys) keys.push(key)
    else waves.set(date, [key])
  }
  return [...waves]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, keys]) => ({ date, keys }))
}
