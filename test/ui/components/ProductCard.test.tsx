/** The card of a product in its layouts. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { card } from '../../../src/ui/components/ProductCard/ProductCard.css.ts'
import * as look from '../../../src/ui/components/ProductCard/ProductCard.css.ts'
import { ProductCard } from '../../../src/ui/components/ProductCard/ProductCard.tsx'

it.each(['basic', 'imageFill', 'fullWidth', 'thirdWidth'] as const)(
  'leads on by its name and keeps the room of its picture in the layout %s (CAT-38)',
  (layout) => {
    render(
      <ProductCard
        layout={layout}
        name="Orbital motor OM1"
        href="/product/om1"
        picture="/om1.svg"
        description="A compact motor."
      />,
    )
    const article = screen.getByRole('article')
    expect(article).toHaveClass(...card[layout].split(' '))
    expect(screen.getByRole('link', { name: 'Orbital motor OM1' })).toHaveAttribute(
      'href',
      '/product/om1',
    )
    const picture = article.querySelector('img')
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture).toHaveAttribute('width')
    expect(picture).toHaveAttribute('height')
  },
)

it('clamps the description at four lines (CAT-39)', () => {
  render(<ProductCard name="OM1" href="/" picture="/om1.svg" description="A compact motor." />)
  const description = screen.getByText('A compact motor.')
  // The sheets are not there in these tests; the class is made with this number.
  expect(description).toHaveClass(look.description)
  expect(look.descriptionLines).toBe(4)
})

it('has its actions beside the link that the rest of it is', () => {
  render(<ProductCard name="OM1" href="/" picture="/om1.svg" actions={<button>Order</button>} />)
  expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button'))
})
