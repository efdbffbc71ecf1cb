/** What of a plate of another maker can be read. */

import { MAKER_SPELLINGS, OTHER_SERIES, type OtherSeries } from './other-series.ts'

export interface ReadPlate {
  readonly maker: string
  /** Undefined where the maker is known and the series is not. */
  readonly series: OtherSeries | undefined
  /** cm³ per revolution as on the plate; undefined where no size can be read. */
  readonly size: number | undefined
  /** What is left and was not understood. */
  readonly unread: string
}

/** More than stands on a plate. */
const LONGEST = 60

/** Letters of a series that names a plate by itself; fewer are in too many words. */
const SHORTEST_ALONE = 3

/** A number of a size class: leading zeros are spelling, and it ends where the digits end. */
const SIZE = /^[\s-]*0*(\d{1,3})(?!\d)/

/** Longer names first, so that `sauer danfoss` is not `sauer` and a rest. */
const SPELLED = Object.entries(MAKER_SPELLINGS)
  .flatMap(([maker, spellings]) => spellings.map((spelling) => ({ maker, spelling })))
  .toSorted((one, other) => other.spelling.length - one.spelling.length)

/** Longer designations first, so that `MM` is not `M` and a rest. */
const BY_LENGTH = OTHER_SERIES.toSorted((one, other) => other.series.length - one.series.length)

/**
 * The plate that a keyword is; undefined where it is none: without a maker's name it takes a series and a size
 * (`OMP 200`, `TE0195`), or the whole of a longer series whose size is worn off (`OMP`), so that words and codes of our
 * own are none.
 */
export function readPlate(keyword: string): ReadPlate | undefined {
  const text = keyword.trim().replace(/\s+/g, ' ')
  if (text.length > LONGEST) return undefined
  const { maker, rest } = namedMaker(text)
  const series = BY_LENGTH.find(
    (each) => (maker === undefined || each.maker === maker) && begins(rest, each.series),
  )
  if (series === undefined) {
    return maker === undefined || rest === '' ? undefined : unknownSeries(maker, rest)
  }
  const behind = rest.slice(series.series.length)
  const size = SIZE.exec(behind)
  const isSeriesAlone = behind === '' && series.series.length >= SHORTEST_ALONE
  if (maker === undefined && !isSeriesAlone && (size === null || isTooShort(series, size[0]))) {
    return undefined
  }
  return {
    maker: series.maker,
    series,
    size: size === null ? undefined : Number(size[1]),
    unread: behind.slice(size?.[0].length ?? 0).replace(/^[\s-]+/, ''),
  }
}

function isTooShort({ hasFourDigits }: OtherSeries, size: string): boolean {
  return hasFourDigits === true && !/\d{4}/.test(size)
}

function unknownSeries(maker: string, rest: string): ReadPlate {
  const size = /(?<!\d)\d{1,3}(?!\d)/.exec(rest)
  return {
    maker,
    series: undefined,
    size: size === null ? undefined : Number(size[0]),
    unread: rest,
  }
}

function namedMaker(text: string): { readonly maker: string | undefined; readonly rest: string } {
  const lower = text.toLowerCase()
  const named = SPELLED.find(
    ({ spelling }) => lower === spelling || lower.startsWith(`${spelling} `),
  )
  if (named === undefined) return { maker: undefined, rest: text }
  return { maker: named.maker, rest: text.slice(named.spelling.length).trim() }
}

/** A series is followed by something that is no letter. */
function begins(text: string, series: string): boolean {
  return text.toUpperCase().startsWith(series) && !/\p{L}/u.test(text.charAt(series.length))
}
