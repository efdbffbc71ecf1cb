import { describe, expect, it } from 'vitest'
import { quantityWords } from '../../../src/ui/parts/cart/cart-words.ts'
import { wordsIn } from './english-words.ts'

describe('why so many pieces cannot be ordered', () => {
  it.each([
    ['en', 'At least 1 piece must be ordered.', 'Only 1 piece is in stock.'],
    ['de', 'Es muss mindestens 1 Stück bestellt werden.', 'Auf Lager ist nur 1 Stück.'],
    ['es', 'Se debe pedir 1 unidad como mínimo.', 'Solo hay 1 unidad en stock.'],
    ['fr', 'La commande est possible à partir de 1 pièce.', 'Seulement 1 pièce est en stock.'],
  ])('is said of one piece as of one, in %s (CSV-02)', (language, atLeast, inStock) => {
    const { t } = wordsIn(language)
    expect(quantityWords(t, { kind: 'below-minimum', minimum: 1 })).toBe(atLeast)
    expect(quantityWords(t, { kind: 'above-available', available: 1 })).toBe(inStock)
  })

  it('is said of several as of several', () => {
    const { t } = wordsIn('en')
    expect(quantityWords(t, { kind: 'below-minimum', minimum: 5 })).toBe(
      'At least 5 pieces must be ordered.',
    )
    expect(quantityWords(t, { kind: 'above-maximum', maximum: 5 })).toBe(
      'At most 5 pieces can be ordered at once.',
    )
  })
})
