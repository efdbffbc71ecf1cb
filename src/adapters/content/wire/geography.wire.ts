/** Places on Earth as servers write them. */
import type { Position } from '../../../domain/content/location.ts'
import { lenient, readText } from '../../http/lenient.wire.ts'

/** A decimal number, also written as text, also with a sign. */
export const decimal = lenient('decimal', (value): number | undefined => {
  const text = readText(value).trim()
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
})

/** A place on Earth; anything else, and half of one, is none. */
export function positionOf(
  latitude: number | undefined,
  longitude: number | undefined,
): Position | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}
