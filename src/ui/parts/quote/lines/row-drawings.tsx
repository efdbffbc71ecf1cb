/**
 * The drawings at the end of a line, each one path: of a thousand lines on one page every element counts, and the
 * library's take five for a bin.
 */
import type { Drawing } from '../../../components/Icon/Icon.tsx'

const strokes = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const ChangeDrawing: Drawing = (props) => (
  <svg {...strokes} {...props}>
    <path d="M16.5 3.5a2.8 2.8 0 0 1 4 4L7.5 20.5 2.5 21.5l1-5zM14 6l4 4" />
  </svg>
)

export const RemoveDrawing: Drawing = (props) => (
  <svg {...strokes} {...props}>
    <path d="M3.5 6h17M8.5 6V3.5h7V6M5.5 6l1 15h11l1-15M10 10.5v6M14 10.5v6" />
  </svg>
)
