import { useMemo } from 'react'
import { qrDrawing } from './qr-drawing.ts'
import * as styles from './QrCode.css.ts'

interface QrCodeProps {
  readonly text: string
  /** What it leads to, for those who cannot see it. */
  readonly label: string
}

/** A text as a QR code, as large as its place. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrDrawing(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
