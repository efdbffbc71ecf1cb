import { globalFontFace } from '@vanilla-extract/css'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,' +
  'U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,' +
  'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const face = (file: string, weight: number, unicodeRange: string) => ({
  src: `url('@fontsource/${file}.woff2') format('woff2')`,
  fontStyle: 'normal',
  fontWeight: weight,
  fontDisplay: 'swap' as const,
  unicodeRange,
})

const sans = [400, 500, 600].flatMap((weight) => [
  face(`ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal`, weight, latin),
  face(`ibm-plex-sans/files/ibm-plex-sans-latin-ext-${weight}-normal`, weight, latinExtended),
])

const mono = [400, 500].flatMap((weight) => [
  face(`ibm-plex-mono/files/ibm-plex-mono-latin-${weight}-normal`, weight, latin),
  face(`ibm-plex-mono/files/ibm-plex-mono-latin-ext-${weight}-normal`, weight, latinExtended),
])

const arial = "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica')"
const arialBold =
  "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold')"
const courier = "local('Courier New'), local('Liberation Mono'), local('Cousine')"

/**
 * A local face stretched to the measure of Plex: `sizeAdjust` is the ratio of the mean letter widths
 * (weighted by how often English uses each letter), the ascent 1.025 em and the descent 0.275 em of
 * Plex divided by it. So a line is as long and as high before the font arrives as after.
 */
const standIn = (src: string, weight: number, widthRatio: number) => ({
  src,
  fontWeight: weight,
  sizeAdjust: `${(widthRatio * 100).toFixed(2)}%`,
  ascentOverride: `${(102.5 / widthRatio).toFixed(2)}%`,
  descentOverride: `${(27.5 / widthRatio).toFixed(2)}%`,
  lineGapOverride: '0%',
})

globalFontFace('IBM Plex Sans', sans)
globalFontFace('IBM Plex Mono', mono)
globalFontFace('Plex Sans Stand-in', [
  standIn(arial, 400, 1.0126),
  standIn(arial, 500, 1.034),
  standIn(arialBold, 600, 0.9686),
])
globalFontFace('Plex Mono Stand-in', [standIn(courier, 400, 1), standIn(courier, 500, 1)])
