/** What foreign HTML may be made of (T18, T19). Nothing here runs, asks for input, covers the page or names itself. */

const words = `
  a abbr b bdi bdo big br cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span
  strike strong sub sup time tt u var wbr`
const blocks = `
  address article aside blockquote center details div figcaption figure footer h1 h2 h3 h4 h5 h6 header
  hgroup hr main nav p pre section summary dd dl dt li ol ul`
const tables = 'caption col colgroup table tbody td tfoot th thead tr'
const media = 'audio img picture source track video'

export const allowedTags = namesIn(words, blocks, tables, media)

/** Attributes that hold an address, and whether it may be that of a link or has to be that of a picture or film. */
export const addressAttributes = {
  href: 'link',
  cite: 'link',
  src: 'picture',
  poster: 'picture',
} as const

const plainAttributes = `
  abbr align alt colspan controls datetime dir download headers height hreflang kind label lang loading loop
  muted open playsinline preload rel reversed rowspan scope span srclang start title translate type valign
  value width`

export const allowedAttributes = namesIn(...Object.keys(addressAttributes), plainAttributes)

function namesIn(...lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.trim().split(/\s+/))
}
