/** The dimension drawings of the seeded catalogue, read as the browser reads them, and their files. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../reference-backend/seed/products/families.ts'
import { buildOutline } from '../../reference-backend/seed/products/outline/build-outline.ts'
import { DEMONSTRATORS } from '../../reference-backend/seed/products/sample-models.ts'
import { decodeOutline } from '../../src/adapters/search/wire/outline.wire.ts'
import {
  type DimensionDrawing,
  dimensionDrawing,
} from '../../src/domain/catalogue/dimension-drawing.ts'
import { drawingExchange } from '../../src/domain/catalogue/drawing-exchange.ts'
import type { Choices } from '../../src/domain/catalogue/modifier.ts'
import { dimensionsOf, isSettled, type Outline } from '../../src/domain/catalogue/outline.ts'
import { configurationNumber, countConfigurations } from '../arbitraries/configuration.arb.ts'
import { seededProducts } from '../arbitraries/seeded-products.ts'
import { runs } from './runs.ts'

const machines = seededProducts(false).filter(({ product }) => !DEMONSTRATORS.has(product.skuCode))

describe('the dimension drawing of every seeded machine', () => {
  it.each(machines)('follows the code, in figures above zero: $name', ({ product, zone }) => {
    const outline = outlineOf(product.skuCode)
    const { modifiers } = product
    const count = countConfigurations(modifiers, false)
    const wanted = Math.min(count, runs(24))
    for (let index = 0; index < wanted; index += 1) {
      const choices = configurationNumber(modifiers, false, Math.floor((index * count) / wanted))
      const dimensions = dimensionsOf(outline, { zone, modifiers, choices })
      const drawing = dimensionDrawing(outline, dimensions)
      expect(dimensions.bodyLength?.least).toBeGreaterThan(0)
      expect(Object.values(dimensions).filter(({ least }) => !(least > 0))).toEqual([])
      // A family whose sizes are no displacements says its weight from the smallest to the largest.
      if (modifiers.some(({ key }) => key === 'displacement')) {
        expect(Object.values(dimensions).filter((span) => !isSettled(span))).toEqual([])
      }
      expect(entitiesIn(exchangeOf(drawing))).toBe(shapesOf(drawing).length)
      for (const view of [drawing.side, drawing.front]) {
        const outside = placesIn(view.shapes).filter(
          ([x, y]) => x < view.left || x > view.right || y < view.bottom || y > view.top,
        )
        expect(outside).toEqual([])
      }
    }
  })

  it.each(machines)('is never shorter for a larger displacement: $name', ({ product, zone }) => {
    const family = FAMILIES.find(({ skuCode }) => skuCode === product.skuCode)
    const outline = outlineOf(product.skuCode)
    const offered = new Set(
      product.modifiers.find(({ key }) => key === 'displacement')?.options.map(({ code }) => code),
    )
    const lengths = (family?.sizes ?? [])
      .toSorted((one, other) => one.cm3 - other.cm3)
      .map((size) => (zone === 'EU' ? size.eu : size.us))
      .filter((code) => offered.has(code))
      .map((code) => {
        const choices: Choices = new Map([['displacement', code]])
        const { modifiers } = product
        return dimensionsOf(outline, { zone, modifiers, choices }).bodyLength?.least ?? 0
      })
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
  })

  it.each(machines.filter(({ product }) => outlineOf(product.skuCode).bend > 0))(
    'leans where the axis is bent, as long and as high as its figures: $name',
    ({ product, zone }) => {
      const outline = outlineOf(product.skuCode)
      const { modifiers } = product
      const count = countConfigurations(modifiers, false)
      for (const index of [0, count - 1]) {
        const choices = configurationNumber(modifiers, false, index)
        const dimensions = dimensionsOf(outline, { zone, modifiers, choices })
        const { side } = dimensionDrawing(outline, dimensions)
        const drawn = side.shapes.flatMap((shape) =>
          shape.kind === 'line' && shape.layer === 'outline' ? [shape.from, shape.to] : [],
        )
        const [length, height] = [dimensions.bodyLength, dimensions.bodyHeight]
        const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)]
        expect(Math.max(...xs)).toBeCloseTo(length?.least ?? 0, 0)
        const straight = (dimensions.bodyWidth?.least ?? 0) / 2
        expect(Math.abs(Math.max(...ys) + straight - (height?.least ?? 0))).toBeLessThan(1.5)
      }
    },
  )

  it('leaves a range where a question is open', () => {
    const [machine] = machines.filter(({ name }) => name === 'TM2 US')
    if (machine === undefined) throw new Error('TM2 is not seeded')
    const { modifiers } = machine.product
    const outline = outlineOf('TM2')
    const open = dimensionsOf(outline, { zone: 'US', modifiers, choices: new Map() })
    expect(open.bodyLength).toEqual({ least: 133, most: 184 })
    expect(open.shaftDiameter).toEqual({ least: 25.4, most: 25.4 })
    expect(open.pilotDiameter).toEqual({ least: 44.45, most: 82.55 })
  })

  it('is written in inches where they are asked for', () => {
    const outline = outlineOf('TM2')
    const drawing = dimensionDrawing(outline, { bodyLength: { least: 254, most: 254 } })
    const written = drawingExchange(drawing, { units: 'us', figureOf: () => '10–12 ö' })
    expect(written).toContain('$INSUNITS\r\n70\r\n1\r\n')
    expect(written).toContain('\r\n10-12 \r\n')
    expect(written).toMatch(/\r\n11\r\n10\r\n/)
  })
})

function outlineOf(skuCode: string): Outline {
  const family = FAMILIES.find((each) => each.skuCode === skuCode)
  const wire: unknown = JSON.parse(JSON.stringify(family && buildOutline(family)) ?? 'null')
  const decoded = decodeOutline(wire)
  if (E.isLeft(decoded)) throw new Error(`${skuCode} has no outline`)
  return decoded.right
}

function exchangeOf(drawing: DimensionDrawing): string {
  return drawingExchange(drawing, { units: 'metric', figureOf: (name) => name })
}

function shapesOf({ side, front }: DimensionDrawing) {
  return [...side.shapes, ...front.shapes]
}

function placesIn(shapes: DimensionDrawing['side']['shapes']) {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'line') return [shape.from, shape.to]
    return shape.kind === 'figure' ? [shape.at] : [shape.centre]
  })
}

/** Pairs of lines, a group and its value; the group 0 begins an entity. */
function entitiesIn(text: string): number {
  const lines = text.trimEnd().split('\r\n')
  const pairs = lines.flatMap((line, index) =>
    index % 2 === 0 ? [[Number(line), lines[index + 1]] as const] : [],
  )
  for (const [group] of pairs) if (!Number.isInteger(group)) throw new Error('A group is no number')
  return pairs.filter(
    ([group, value]) => group === 0 && ['LINE', 'CIRCLE', 'TEXT'].includes(value ?? ''),
  ).length
}
