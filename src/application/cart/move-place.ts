import type { WritePlace } from '../../domain/shared/write-queue.ts'

/** Where the outcome of taking moved lines out of the cart is told. */
export const movePlace: WritePlace = 'move'
