/** Draws the plate on a machine: its maker, and a code of which years have left three characters. */

/** What the plate is made of, and what is stamped on it; how much of each character is left, from 0 to 1. */
const STEEL = { face: '#dde4ea', edge: '#8897a5', ink: '#26333f', hole: '#6d7d8c' } as const
const CHARACTERS: readonly (readonly [character: string, left: number])[] = [
  ['T', 1],
  ['M', 0.95],
  ['2', 0.9],
  ['4', 0.22],
  ['9', 0.12],
  ['A', 0.16],
  ['1', 0.07],
  ['U', 0.12],
  ['3', 0.05],
]

const WIDTH = 400
const HEIGHT = 230
const CELL = 37

interface NameplatePlace {
  /** Its left upper corner. */
  readonly x: number
  readonly y: number
}

/** The plate as SVG text, 400 × 230. */
export function drawNameplate({ x, y }: NameplatePlace): string {
  const corners = [
    [18, 18],
    [WIDTH - 18, 18],
    [18, HEIGHT - 18],
    [WIDTH - 18, HEIGHT - 18],
  ]
  return [
    `<g transform="translate(${x} ${y})" font-family="IBM Plex Mono,monospace" fill="${STEEL.ink}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="${STEEL.face}" stroke="${STEEL.edge}" stroke-width="3"/>`,
    ...corners.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="6" fill="${STEEL.hole}"/>`),
    `<text x="${WIDTH / 2}" y="58" font-size="28" letter-spacing="8" text-anchor="middle">TORVANE</text>`,
    `<path d="M36 78H${WIDTH - 36}M36 176H${WIDTH - 36}" stroke="${STEEL.edge}" stroke-width="2"/>`,
    ...CHARACTERS.map(([character, left], index) => {
      const middle = 36 + CELL * (index + 0.5)
      return `<text x="${middle}" y="144" font-size="48" text-anchor="middle" opacity="${left}">${character}</text>`
    }),
    // What has rubbed the rest off.
    `<path d="M150 96L372 150M178 88L384 124M140 132L330 164M204 168L380 140" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="0.75"/>`,
    `<path d="M60 200H150M176 200H236M262 200H290" stroke="${STEEL.edge}" stroke-width="8" opacity="0.45"/>`,
    '</g>',
  ].join('')
}
