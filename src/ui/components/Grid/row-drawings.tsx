/**
 * The drawings of how a line stands, each one element: of a thousand lines on one page every one counts, and the
 * library's take five for a bin and eight for a dashed circle.
 */
import type { Drawing } from '../Icon/Icon.tsx'

const strokes = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const circle = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0'

export const AlertDrawing: Drawing = (props) => (
  <svg {...strokes} {...props}>
    <path d={`${circle}M12 7.5V13M12 16.5h.01`} />
  </svg>
)

export const CheckDrawing: Drawing = (props) => (
  <svg {...strokes} {...props}>
    <path d={`${circle}M8.5 12l2.5 2.5 4.5-4.5`} />
  </svg>
)

export const DashedDrawing: Drawing = (props) => (
  <svg {...strokes} {...props}>
    <circle cx="12" cy="12" r="10" strokeDasharray="3.9 3.95" />
  </svg>
)

export const DotDrawing: Drawing = (props) => (
  <svg {...strokes} {...props}>
    <path d={`${circle}M12 11.5a.5 .5 0 1 1 0 1a.5 .5 0 1 1 0-1`} />
  </svg>
)

export const WarningDrawing: Drawing = (props) => (
  <svg {...strokes} {...props}>
    <path d="M12 3.5l9.5 16.5h-19zM12 9.5v4.5M12 17h.01" />
  </svg>
)
