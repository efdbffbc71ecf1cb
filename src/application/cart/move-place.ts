import type { CartPlace } from '../../domain/cart/cart-tasks.ts'

/** Where the outcome of taking moved lines out of the cart is told. */
export const movePlace: CartPlace = 'move'
