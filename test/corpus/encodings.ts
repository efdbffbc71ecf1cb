/** Texts as the bytes of encodings that are not ours. */

export function utf8(text: string, mark = false): Uint8Array {
  return new TextEncoder().encode(mark ? `\uFEFF${text}` : text)
}

export function utf16(text: string, order: 'little' | 'big', mark = true): Uint8Array {
  const marked = mark ? `\uFEFF${text}` : text
  const view = new DataView(new ArrayBuffer(marked.length * 2))
  for (let index = 0; index < marked.length; index += 1) {
    view.setUint16(index * 2, marked.charCodeAt(index), order === 'little')
  }
  return new Uint8Array(view.buffer)
}

/** Windows-1252, as far as the corpus needs it. */
export function windows1252(text: string): Uint8Array {
  const upper = new Map([
    ['€', 0x80],
    ['…', 0x85],
    ['‘', 0x91],
    ['’', 0x92],
    ['“', 0x93],
    ['”', 0x94],
    ['–', 0x96],
    ['™', 0x99],
  ])
  return Uint8Array.from(text, (character) => upper.get(character) ?? character.charCodeAt(0))
}
