/** Which labels of a line are shown, and where, so that none hides another; all measures are parts of its length. */

export interface Label {
  /** What it stands at. */
  readonly at: number
  /** What it takes, with the air beside it. */
  readonly width: number
  /** The heavier one stays where there is room for one only. */
  readonly weight: number
}

export interface LabelPlace {
  /** From 0 up. */
  readonly lane: number
  /** Which part of the label stands at its point; near an end of the line it does not stand out of it. */
  readonly side: 'start' | 'middle' | 'end'
}

/** As many as a month has weeks: four would take a flag from one of them where they all stand at one end. */
export const mostLanes = 5

interface Span {
  readonly index: number
  readonly side: LabelPlace['side']
  readonly from: number
  readonly to: number
}

/**
 * The place of each label, undefined for those that give way. First come the last label and the first one, then the
 * heavier ones; each is shown if it finds a lane beside those before it. `overhang` may stand out at either end.
 */
export function placeLabels(
  labels: readonly Label[],
  overhang: number,
): readonly (LabelPlace | undefined)[] {
  const ranked = labels
    .map((label, index) => spanOf(label, index, overhang))
    .toSorted((one, other) => rankOf(labels, other.index) - rankOf(labels, one.index))
  const chosen: Span[] = []
  for (const span of ranked) {
    const near = chosen.filter(({ from, to }) => from < span.to && span.from < to)
    const hasLane = lanesOf(inOrder([...near, span])).every((lane) => lane < mostLanes)
    if (hasLane) chosen.push(span)
  }
  const shown = inOrder(chosen)
  const lanes = lanesOf(shown)
  const places = new Map(
    shown.map(({ index, side }, each) => [index, { lane: lanes[each] ?? 0, side }]),
  )
  return labels.map((_, index) => places.get(index))
}

function rankOf(labels: readonly Label[], index: number): number {
  if (index === labels.length - 1) return Infinity
  return index === 0 ? Number.MAX_VALUE : (labels[index]?.weight ?? 0)
}

function spanOf({ at, width }: Label, index: number, overhang: number): Span {
  if (at - width / 2 < -overhang) return { index, side: 'start', from: at, to: at + width }
  if (at + width / 2 > 1 + overhang) return { index, side: 'end', from: at - width, to: at }
  return { index, side: 'middle', from: at - width / 2, to: at + width / 2 }
}

const inOrder = (spans: readonly Span[]) => spans.toSorted((one, other) => one.from - other.from)

/** The lowest free lane of each span; the spans stand in the order in which they begin. */
function lanesOf(spans: readonly Span[]): readonly number[] {
  const ends: number[] = []
  return spans.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from)
    const lane = free >= 0 ? free : ends.length
    ends[lane] = to
    return lane
  })
}
