/** Machines in which the motors run, as line drawings; where the motor sits is marked. */

export const APPLICATIONS = ['swing', 'conveyor', 'harvester', 'winch'] as const

export type Application = (typeof APPLICATIONS)[number]

const WIDTH = 600
const HEIGHT = 360
const GROUND = '#eef2f6'
const GRID = '#dfe6ed'
const INK = '#33475b'
const SOFT = '#8396a8'
const FACE = '#fbfcfd'
const SHADE = '#d9e2ea'
const MOTOR = '#1559b3'

interface Scene {
  readonly title: string
  readonly shapes: string
  /** Where the motor sits. */
  readonly motor: { readonly x: number; readonly y: number }
}

/** The drawing as SVG text. */
export function drawApplication(application: Application): string {
  const { title, shapes, motor } = SCENES[application]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`,
    `<path d="${grid()}" stroke="${GRID}" fill="none"/>`,
    `<g fill="${FACE}" stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">`,
    shapes,
    '</g>',
    mark(motor),
    '</svg>',
  ].join('')
}

function grid(): string {
  const across = Array.from({ length: 14 }, (_, n) => `M${40 * (n + 1)} 0V${HEIGHT}`)
  const down = Array.from({ length: 8 }, (_, n) => `M0 ${40 * (n + 1)}H${WIDTH}`)
  return [...across, ...down].join('')
}

/** A ring around the motor and a line that leads to it, as on a drawing sheet. */
function mark({ x, y }: Scene['motor']): string {
  return [
    `<g fill="none" stroke="${MOTOR}" stroke-width="3">`,
    `<circle cx="${x}" cy="${y}" r="30"/>`,
    `<path d="M${x} ${y - 46}V${y - 30}M${x} ${y + 30}V${y + 46}M${x - 46} ${y}H${x - 30}M${x + 30} ${y}H${x + 46}"/>`,
    '</g>',
  ].join('')
}

const filled = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string) => `<path d="${d}" fill="none"/>`
const thin = (d: string) => `<path d="${d}" fill="none" stroke="${SOFT}" stroke-width="2"/>`
const wheel = (x: number, y: number, r: number, fill = FACE) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const drive = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="15" fill="${MOTOR}" stroke="${INK}"/><circle cx="${x}" cy="${y}" r="5" fill="${FACE}" stroke="none"/>`

const SCENES: Readonly<Record<Application, Scene>> = {
  /** An excavator: the upper carriage turns on its ring. */
  swing: {
    title: 'An excavator with its swing drive',
    motor: { x: 214, y: 224 },
    shapes: [
      thin('M30 322H570'),
      filled('M92 322a32 32 0 0 1 0-64H330a32 32 0 0 1 0 64Z', SHADE),
      ...[102, 152, 211, 270, 320].map((x) => wheel(x, 290, 16)),
      filled('M150 244H278V258H150Z', FACE),
      filled('M96 150H196V118H262L292 178V236H96Z', FACE),
      filled('M206 128H256L280 178H206Z', SHADE),
      filled('M96 150H182V214H96Z', SHADE),
      filled('M272 196L350 62L392 56L400 82L366 92L300 214Z', FACE),
      filled('M382 58L492 152L486 176L462 172L372 86Z', FACE),
      filled('M458 170L500 168L520 236L470 262L440 226L470 214Z', SHADE),
      line('M300 150L366 104M404 84L470 124'),
      line('M470 262l-8 12M484 255l-6 14M498 248l-4 14'),
      drive(214, 224),
    ].join(''),
  },
  /** A belt with its driven drum. */
  conveyor: {
    title: 'A belt conveyor with its drum drive',
    motor: { x: 476, y: 122 },
    shapes: [
      thin('M30 322H570'),
      filled('M92 262L470 90A32 32 0 0 1 490 151L112 322A32 32 0 0 1 92 262Z', FACE),
      filled('M108 276L474 108A15 15 0 0 1 482 138L116 306A15 15 0 0 1 108 276Z', SHADE),
      wheel(104, 292, 24),
      wheel(478, 122, 24),
      ...[178, 252, 326, 400].map((x) => wheel(x, 292 - (x - 104) * 0.455 - 30, 8)),
      ...[215, 289, 363].map((x) => wheel(x, 292 - (x - 104) * 0.455 + 22, 7)),
      line('M236 262V322M390 192V322M236 322L390 236'),
      filled('M186 206q10-34 34-34q14-20 40-10q26-22 46-2q10 8 8 18L196 226Z', SHADE),
      filled('M332 140q8-26 30-26q16-16 36-4q16 6 14 16L340 160Z', SHADE),
      line('M520 178q6 40 2 66M506 182q2 34-2 58'),
      filled('M466 322q20-50 46-50t46 50Z', SHADE),
      drive(478, 122),
    ].join(''),
  },
  /** A harvester head: rollers feed the stem past the saw. */
  harvester: {
    title: 'A harvester head with its feed rollers',
    motor: { x: 246, y: 196 },
    shapes: [
      line('M300 0V40M284 40H316'),
      filled('M262 40H338V66H262Z', SHADE),
      filled('M282 66H318V96H282Z', FACE),
      filled('M60 176L560 158V214L60 232Z', SHADE),
      thin('M80 190L546 172M72 206L550 190M86 220L540 204'),
      `<ellipse cx="60" cy="204" rx="10" ry="28" fill="${FACE}"/>`,
      filled('M176 96H424L442 142H402L390 118H210L198 142H158Z', FACE),
      filled('M176 142Q150 196 182 250L206 240Q184 196 200 142Z', FACE),
      filled('M424 142Q450 190 420 240L396 232Q416 190 400 142Z', FACE),
      wheel(246, 196, 44),
      ...Array.from({ length: 12 }, (_, n) => {
        const angle = (Math.PI * n) / 6
        const at = (r: number) =>
          `${(246 + r * Math.cos(angle)).toFixed(1)} ${(196 + r * Math.sin(angle)).toFixed(1)}`
        return line(`M${at(38)}L${at(50)}`)
      }),
      wheel(350, 192, 38),
      ...Array.from({ length: 12 }, (_, n) => {
        const angle = (Math.PI * n) / 6
        const at = (r: number) =>
          `${(350 + r * Math.cos(angle)).toFixed(1)} ${(192 + r * Math.sin(angle)).toFixed(1)}`
        return line(`M${at(32)}L${at(44)}`)
      }),
      filled('M150 118H176V262H150Z', FACE),
      line('M163 262V318M156 318H170M163 274l-6 8M163 290l-6 8'),
      thin('M30 340H570'),
      drive(246, 196),
      drive(350, 192),
    ].join(''),
  },
  /** A winch on a deck: drum, wire, frame. */
  winch: {
    title: 'A deck winch with its drum drive',
    motor: { x: 178, y: 186 },
    shapes: [
      filled('M30 296H570V322H30Z', SHADE),
      thin('M30 340q45-14 90 0t90 0 90 0 90 0 90 0 90 0'),
      filled('M150 296L168 122H196L214 296Z', FACE),
      filled('M386 296L404 122H432L450 296Z', FACE),
      filled('M214 92H234V280H214Z', FACE),
      filled('M366 92H386V280H366Z', FACE),
      filled('M234 128H366V244H234Z', SHADE),
      ...Array.from({ length: 10 }, (_, n) => line(`M${246 + 12 * n} 128V244`)),
      line('M366 140L560 76'),
      filled('M540 62l26-8 10 22-26 10Z', FACE),
      filled('M92 158H168V214H92Z', SHADE),
      line('M110 158V214M128 158V214'),
      filled('M432 166H482V206H432Z', FACE),
      line('M78 176H92M78 196H92'),
      drive(182, 186),
    ].join(''),
  },
}
