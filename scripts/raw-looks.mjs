/**
 * Colours and pixel sizes belong to the theme (`src/ui/theme`): a component that brings its own would not
 * follow another theme. Finds those that stand raw in style files and components.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The names that CSS knows for colours, without `transparent`, `currentColor` and those of the system. */
const names =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|' +
  'burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|dark[a-z]+|' +
  'deeppink|deepskyblue|dim[a-z]+|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|' +
  'ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|' +
  'lavender|lavenderblush|lawngreen|lemonchiffon|light[a-z]+|lime|limegreen|linen|magenta|maroon|' +
  'medium[a-z]+|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|' +
  'orange|orangered|orchid|pale[a-z]+|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|' +
  'rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|' +
  'skyblue|slate[a-z]+|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|' +
  'whitesmoke|yellow|yellowgreen'

const colour = new RegExp(
  [
    '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])',
    '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(',
  ].join('|'),
  'gi',
)
/** A property of a colour and, in its value, a name. */
const named = new RegExp(
  `\\b(?:color|background(?:Color)?|fill|stroke|(?:border|outline)\\w*|\\w*Color|boxShadow)\\s*[:=]\\s*\\{?\\s*['"\`][^'"\`]*(?<![\\w-])(?:${names})(?![\\w-])`,
  'gi',
)
/** A length in pixels; none at all needs no theme. */
const pixels = /(?<![\w.#-])-?(?!0+px)\d*\.?\d+px\b/gi
const literal = /`[^`]*`|'[^'\n]*'|"[^"\n]*"/g

/** What stands raw in a source, each with the number of its line. */
export function rawLooksIn(source) {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  )
  const found = [...code.matchAll(literal)].flatMap(({ 0: text, index }) =>
    [colour, pixels].flatMap((raw) =>
      [...text.matchAll(raw)].map((match) => ({ at: index + match.index, what: match[0] })),
    ),
  )
  const coloured = [...code.matchAll(named)].map(({ 0: what, index }) => ({ at: index, what }))
  return [...found, ...coloured].map(({ at, what }) => ({
    line: code.slice(0, at).split('\n').length,
    what,
  }))
}

/** The same for every style file and component of a checkout, but for those of the theme. */
export function rawLooks(folder) {
  return readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /(?:\.css\.ts|\.tsx)$/.test(name) && !name.startsWith('src/ui/theme/'))
    .flatMap((file) =>
      rawLooksIn(readFileSync(path.join(folder, file), 'utf8')).map((each) => ({ file, ...each })),
    )
}
