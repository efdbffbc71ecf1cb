/** Both views of the dimension drawing side by side, to one scale. */
import type { SheetDrawing } from '../../../application/ports/data-sheet-printer.ts'
import type {
  DrawnShape,
  DrawnView,
  Layer,
  DrawnPoint,
} from '../../../domain/catalogue/drawing-shapes.ts'
import type { Area, Block } from './block.ts'
import { colours, type Pen } from './pen.ts'

const highest = 230
const between = 16
const caption = 14

interface LayerLook {
  readonly width: number
  readonly colour: string
  readonly dash?: readonly number[]
}

const layers: Readonly<Record<Layer, LayerLook>> = {
  outline: { width: 0.9, colour: colours.ink },
  hidden: { width: 0.5, colour: colours.soft, dash: [3, 1.5] },
  centre: { width: 0.35, colour: colours.soft, dash: [8, 2] },
  dimension: { width: 0.4, colour: colours.accent },
}

export function drawingBlock({ views, figures }: SheetDrawing, { left, right }: Area): Block {
  const sizes = views.map(({ view }) => [view.right - view.left, view.top - view.bottom] as const)
  const wide = sizes.reduce((sum, [width]) => sum + width, 0)
  const high = Math.max(...sizes.map(([, height]) => height))
  const room = right - left - between * (views.length - 1)
  const scale = Math.min(room / wide, highest / high)
  const height = high * scale
  return {
    height: height + caption + 6,
    draw: (pen, top) => {
      let x = left + (room - wide * scale) / 2
      for (const [index, { caption: words, view }] of views.entries()) {
        const [width = 0, viewHeight = 0] = sizes[index] ?? []
        const foot = top + (height + viewHeight * scale) / 2
        const place = ([across, up]: DrawnPoint): readonly [number, number] => [
          x + (across - view.left) * scale,
          foot - (up - view.bottom) * scale,
        ]
        drawView(view, { pen, place, scale, figures })
        pen.write(words, {
          x: x + (width * scale) / 2,
          y: top + height + caption,
          size: 8,
          tone: 'soft',
          align: 'middle',
        })
        x += width * scale + between
      }
    },
  }
}

interface Drawing {
  readonly pen: Pen
  readonly place: (at: DrawnPoint) => readonly [number, number]
  readonly scale: number
  readonly figures: SheetDrawing['figures']
}

function drawView({ shapes }: DrawnView, drawing: Drawing): void {
  for (const shape of shapes) drawShape(shape, drawing)
}

const aligned = { start: 'left', middle: 'middle', end: 'right' } as const

function drawShape(shape: DrawnShape, { pen, place, scale, figures }: Drawing): void {
  switch (shape.kind) {
    case 'line':
      pen.line(place(shape.from), place(shape.to), layers[shape.layer])
      return
    case 'circle': {
      const { width, colour, dash } = layers[shape.layer]
      const [x, y] = place(shape.centre)
      pen.document
        .save()
        .circle(x, y, shape.radius * scale)
        .lineWidth(width)
      if (dash) pen.document.dash(dash[0] ?? 1, { space: dash[1] ?? 1 })
      pen.document.stroke(colour)
      pen.document.restore()
      return
    }
    case 'figure': {
      const [x, y] = place(shape.at)
      const text = `${shape.isDiameter ? 'Ø ' : ''}${figures.get(shape.of) ?? ''}`
      const size = Math.max(6, shape.height * scale)
      pen.write(text, { x, y, size, align: aligned[shape.anchor], isTurned: shape.isTurned })
    }
  }
}
