/**
 * Series of other makers, as their plates name them. The number of a designation is its size class in cm³ per
 * revolution, as trade lists print it; which shaft, mount and ports are usual is what the trade knows of the frame.
 * Nothing here is a maker's text or measured figure; names of makers are references, and theirs.
 */

/** What a frame usually has, in the words of our own options, the same first and then what comes near. */
interface Usual {
  readonly shaft: readonly string[]
  readonly mount: readonly string[]
  readonly ports: readonly string[]
}

export interface OtherSeries {
  readonly maker: string
  /** As it stands on the plate, before the size. */
  readonly series: string
  /** Whether its sizes always have four digits, such as `0195`; then fewer name something else, where no maker is named. */
  readonly hasFourDigits?: true
  /** Size classes in cm³ per revolution. */
  readonly sizes: readonly number[]
  /** Sku code of our series of the same frame. */
  readonly ours: string
  /** Undefined where nothing but the size class is known. */
  readonly usual?: Usual
  /** Where the row comes from. */
  readonly source: 'size class' | 'size class and usual frame'
}

const SMALL_FRAME: Usual = {
  shaft: ['16 mm keyed', '5/8 in keyed'],
  mount: ['SAE AA, 2 bolts', 'European 4 bolts, pilot 25.4 mm'],
  ports: ['G 3/8, side', '9/16-18 UNF O-ring, side', 'M18 × 1.5, side'],
}

const MEDIUM_FRAME: Usual = {
  shaft: ['25 mm keyed', '1 in keyed'],
  mount: ['SAE A, 2 bolts', 'SAE A, 4 bolts'],
  ports: ['G 1/2, side', '7/8-14 UNF O-ring, side', 'M22 × 1.5, side'],
}

const MEDIUM_INCH_FRAME: Usual = {
  shaft: ['1 in keyed', '25 mm keyed'],
  mount: ['SAE A, 2 bolts', 'SAE A, 4 bolts'],
  ports: ['7/8-14 UNF O-ring, side', 'G 1/2, side', 'M22 × 1.5, side'],
}

const LARGE_FRAME: Usual = {
  shaft: ['32 mm keyed', '1-1/4 in keyed'],
  mount: ['SAE A, 4 bolts', 'SAE A, 2 bolts'],
  ports: ['G 1/2, side', '7/8-14 UNF O-ring, side', 'M22 × 1.5, side'],
}

const LARGE_INCH_FRAME: Usual = {
  shaft: ['1-1/4 in keyed', '32 mm keyed'],
  mount: ['SAE A, 2 bolts', 'SAE A, 4 bolts'],
  ports: ['7/8-14 UNF O-ring, side', 'G 1/2, side', 'M22 × 1.5, side'],
}

const HEAVY_FRAME: Usual = {
  shaft: ['40 mm keyed', '1-1/2 in keyed'],
  mount: ['ISO 3019-2, 4 bolts', 'SAE C, 4 bolts', 'SAE C, 2 bolts'],
  ports: ['G 3/4, side', '1-1/16-12 UN O-ring, side'],
}

const HEAVY_INCH_FRAME: Usual = {
  shaft: ['1-1/2 in keyed', '40 mm keyed'],
  mount: ['SAE C, 2 bolts', 'SAE C, 4 bolts'],
  ports: ['1-1/16-12 UN O-ring, side', 'G 3/4, side'],
}

function framed(
  maker: string,
  series: string,
  [ours, usual]: readonly [ours: string, usual: Usual],
  sizes: readonly number[],
): OtherSeries {
  return { maker, series, sizes, ours, usual, source: 'size class and usual frame' }
}

function sized(maker: string, series: string, ours: string, sizes: readonly number[]): OtherSeries {
  return { maker, series, sizes, ours, source: 'size class' }
}

function fourDigits(series: OtherSeries): OtherSeries {
  return { ...series, hasFourDigits: true }
}

const SMALL = [8, 12, 20, 32, 40, 50]
const MEDIUM = [50, 80, 100, 125, 160, 200, 250, 315, 400]
const LARGE = [80, 100, 125, 160, 200, 250, 315, 400, 500]
const HEAVY = [160, 200, 250, 315, 400, 500, 630, 800]

export const OTHER_SERIES: readonly OtherSeries[] = [
  framed('Danfoss', 'OMM', ['TM1', SMALL_FRAME], SMALL),
  framed('Danfoss', 'OMP', ['TM2', MEDIUM_FRAME], [25, 32, 40, ...MEDIUM]),
  framed('Danfoss', 'OMR', ['TM2', MEDIUM_FRAME], [...MEDIUM.slice(0, -1), 375]),
  framed('Danfoss', 'OMS', ['417', LARGE_FRAME], LARGE),
  framed('Danfoss', 'OMT', ['622', HEAVY_FRAME], HEAVY.slice(0, 6)),
  framed('M+S Hydraulic', 'MM', ['TM1', SMALL_FRAME], SMALL),
  framed('M+S Hydraulic', 'MP', ['TM2', MEDIUM_FRAME], MEDIUM),
  framed('M+S Hydraulic', 'MR', ['TM2', MEDIUM_FRAME], MEDIUM),
  framed('M+S Hydraulic', 'MS', ['417', LARGE_FRAME], LARGE),
  framed('M+S Hydraulic', 'MT', ['622', HEAVY_FRAME], HEAVY),
  fourDigits(
    framed(
      'Parker',
      'TE',
      ['TM2', MEDIUM_INCH_FRAME],
      [50, 80, 100, 130, 165, 195, 230, 260, 330, 390],
    ),
  ),
  fourDigits(
    framed(
      'Parker',
      'TF',
      ['417', LARGE_INCH_FRAME],
      [80, 100, 130, 140, 170, 195, 240, 280, 360, 405, 475],
    ),
  ),
  fourDigits(
    framed(
      'Parker',
      'TG',
      ['622', HEAVY_INCH_FRAME],
      [140, 170, 195, 240, 280, 310, 335, 405, 475, 530, 625, 785],
    ),
  ),
  framed('Eaton', 'J', ['TM2', MEDIUM_INCH_FRAME], [80, 100, 130, 160, 200, 250, 315, 395]),
  sized('Bosch Rexroth', 'AZPF', 'GP2', [4, 5, 8, 11, 14, 16, 19, 22]),
  sized('Bosch Rexroth', 'A2FM', 'BM5', [23, 28, 32, 45, 56, 63, 80, 90, 107, 125, 160, 180]),
]

/** Makers whose names may stand before a designation, and how else they are written. */
export const MAKER_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  Danfoss: ['danfoss', 'sauer danfoss', 'sauer'],
  'M+S Hydraulic': ['m+s hydraulic', 'm+s', 'm s hydraulic', 'ms hydraulic'],
  Parker: ['parker', 'parker hannifin'],
  Eaton: ['eaton', 'char-lynn', 'char lynn', 'charlynn'],
  'Bosch Rexroth': ['bosch rexroth', 'rexroth', 'bosch'],
}
