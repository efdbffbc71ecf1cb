/** Every picture of the content, with its path below `/media/`. */

import { sha256 } from '#platform/digests.ts'
import type { media } from '../../database/schema/catalogue.ts'
import type { Drawing, Machine } from '../products/pictures/drawing.ts'
import { MILESTONE_YEARS, type MilestoneYear, POST_SLUGS } from './content-words.ts'
import { APPLICATIONS, drawApplication } from './draw-application.ts'
import { type Detail, drawPlate, type Motif, type Plate } from './draw-plate.ts'

type Picture = readonly [name: string, plate: Plate, detail: Detail]

/** The picture rows of the content. */
export function contentPictures(): readonly (typeof media.$inferInsert)[] {
  const posts = POST_SLUGS.flatMap((slug): Picture[] => {
    const plate = PLATES[slug]
    return plate === undefined ? [] : [[`${slug}-thumb`, plate, 'thumb']]
  })
  const main = Object.entries(PLATES).map(([name, plate]): Picture => [name, plate, 'main'])
  return [
    ...[...main, ...posts, ...MILESTONE_YEARS.map(milestonePlate)].map(([name, plate, detail]) =>
      pictureRow(name, drawPlate(plate, detail)),
    ),
    ...APPLICATIONS.map((name) => pictureRow(`in-a-${name}`, drawApplication(name))),
  ]
}

function pictureRow(name: string, content: string) {
  const etag = `"${sha256('hex', content).slice(0, 24)}"`
  return { path: `content/${name}.svg`, mediaType: 'image/svg+xml', content, etag }
}

const MACHINES: Readonly<Partial<Record<Machine, Omit<Drawing, 'machine'>>>> = {
  'spool motor': { flange: 'two bolts', shaft: 'splined', ports: 'side', length: 0.6 },
  'disc motor': { flange: 'four bolts', shaft: 'keyed', ports: 'side', length: 0.8 },
  'bent axis': { flange: 'two bolts', shaft: 'splined', ports: 'rear', length: 0.7 },
  'cam motor': { flange: 'wheel', shaft: 'flanged', ports: 'rear', length: 0.7 },
  'star motor': { flange: 'square', shaft: 'splined', ports: 'rear', length: 0.75 },
  'gear pump': { flange: 'square', shaft: 'tapered', ports: 'side', length: 0.65 },
  'double vane pump': { flange: 'two bolts', shaft: 'splined', ports: 'side', length: 0.75 },
  'piston pump': { flange: 'four bolts', shaft: 'splined', ports: 'rear', length: 0.7 },
}

function machine(name: Machine): Drawing {
  const plain = { flange: 'none', shaft: 'none', ports: 'side', length: 0.75 } as const
  return { machine: name, ...plain, ...MACHINES[name] }
}

type Look = readonly [title: string, motif: Motif, tone: Plate['tone']]

/** One machine in the middle, to the right where words may stand on the left. */
function one(name: Machine, [title, motif, tone]: Look, x = 600): Plate {
  return {
    title,
    motif,
    tone,
    machines: [{ drawing: machine(name), x, y: 338, width: 720 }],
  }
}

function two(left: Machine, right: Machine, [title, motif, tone]: Look): Plate {
  return {
    title,
    motif,
    tone,
    machines: [
      { drawing: machine(left), x: 350, y: 330, width: 540 },
      { drawing: machine(right), x: 850, y: 350, width: 540 },
    ],
  }
}

const PLATES: Readonly<Record<string, Plate>> = {
  'reading-a-worn-plate': {
    ...one('spool motor', ['An orbital motor and its worn plate', 'sheet', 'light'], 370),
    hasNameplate: true,
  },
  'when-a-motor-needs-a-case-drain': one('disc motor', [
    'A motor in its circuit',
    'circuit',
    'light',
  ]),
  'nbr-or-fkm': one('seal kit', ['A kit of seals', 'levels', 'light']),
  'side-load-on-wheel-motors': one('cam motor', ['A wheel motor', 'curves', 'light']),
  'clean-oil-before-the-first-start': one('piston pump', [
    'A pump above the oil',
    'levels',
    'deep',
  ]),
  'smooth-at-ten-revolutions': one(
    'disc motor',
    ['Rotor and ring of a motor', 'rings', 'light'],
    400,
  ),
  'the-sound-of-a-starving-pump': one('gear pump', ['A gear pump', 'levels', 'light']),
  'two-speeds-from-one-motor': one('star motor', ['A radial piston motor', 'curves', 'deep']),
  'metric-here-inch-there': two('fitting', 'quick coupling', ['Two fittings', 'sheet', 'light']),
  'built-to-a-code': two('spool motor', 'gear pump', ['A motor and a pump', 'sheet', 'deep']),
  'the-works': one('test bench', ['A test bench', 'sheet', 'light']),
  'two-motors-one-bench': two('spool motor', 'disc motor', [
    'Two motors that brake each other',
    'circuit',
    'light',
  ]),
  'open-workshop': two('bent axis', 'star motor', ['Two motors on a table', 'sheet', 'deep']),
  'on-the-bench': one('test bench', ['A motor on the bench', 'curves', 'deep']),
  sizing: one('disc motor', ['A motor and its curves', 'curves', 'deep'], 860),
  repair: one('bent axis', ['A motor on a drawing', 'sheet', 'deep'], 860),
  'seal-kits': one('seal kit', ['A kit of seals', 'rings', 'deep'], 860),
  'orbital-range': one('spool motor', ['An orbital motor', 'rings', 'deep'], 860),
  'valve-range': two('spool valve', 'valve section', ['Two valves', 'circuit', 'light']),
}

const OF_THE_YEAR: Readonly<Record<MilestoneYear, Machine>> = {
  1976: 'spool motor',
  1981: 'spool motor',
  1987: 'disc motor',
  1992: 'jaw coupling',
  1996: 'bent axis',
  2001: 'double vane pump',
  2005: 'test bench',
  2009: 'spool motor',
  2013: 'spool valve',
  2016: 'star motor',
  2019: 'seal kit',
  2022: 'piston pump',
}

function milestonePlate(year: MilestoneYear): Picture {
  const motifs: readonly Motif[] = ['sheet', 'rings', 'curves', 'levels', 'circuit']
  const motif = motifs[MILESTONE_YEARS.indexOf(year) % motifs.length] ?? 'sheet'
  return [`milestone-${year}`, one(OF_THE_YEAR[year], [String(year), motif, 'light']), 'thumb']
}
