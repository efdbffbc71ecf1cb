/** A text as a QR code: as one path to be drawn, and as a picture to be saved. */
import { generate } from 'lean-qr'

/** Modules that stay white around the code, as ISO/IEC 18004 asks for. */
const quiet = 4

/** Pixels of one module in a picture: sharp on a label of 4 cm. */
const scale = 12

export interface QrDrawing {
  /** Modules of one side, with the white around them. */
  readonly size: number
  /** The dark modules, row by row. */
  readonly path: string
}

export function qrDrawing(text: string): QrDrawing {
  const code = generate(text)
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_each, x) =>
      code.get(x, y) ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '',
    ).join(''),
  )
  return { size: code.size + 2 * quiet, path: rows.join('') }
}

/** The code as a PNG; no bytes where the browser cannot draw one. */
export function qrPicture(text: string): Uint8Array<ArrayBuffer> {
  const address = generate(text).toDataURL({
    on: [0, 0, 0],
    off: [255, 255, 255],
    pad: quiet,
    scale,
  })
  const bytes = atob(address.slice(address.indexOf(',') + 1))
  return Uint8Array.from(bytes, (each) => each.charCodeAt(0))
}
