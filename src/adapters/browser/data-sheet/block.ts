/** A piece of a page that is not broken over two of them. */
import type { Pen } from './pen.ts'

export interface Block {
  readonly height: number
  /** `top` is where it begins. */
  readonly draw: (pen: Pen, top: number) => void
}

/** The part of a page that is written on. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const gap = 14

/** Below one another; a heading stays with what follows it. */
export function stacked(blocks: readonly Block[], between = 0): Block {
  const height = blocks.reduce((sum, block) => sum + block.height + between, -between)
  return {
    height: Math.max(0, height),
    draw: (pen, top) => {
      let y = top
      for (const block of blocks) {
        block.draw(pen, y)
        y += block.height + between
      }
    },
  }
}

export function heading(title: string, { left, right }: Area): Block {
  return {
    height: 20,
    draw: (pen, top) => {
      pen.write(title, { x: left, y: top + 10, size: 10.5, weight: 'bold' })
      pen.line([left, top + 15], [right, top + 15], { width: 0.8 })
    },
  }
}
