import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Pagination } from '../../../src/ui/components/Pagination/Pagination.tsx'
import { pagesShown } from '../../../src/ui/components/Pagination/pages-shown.ts'

const pagination = (page: number, pageCount: number) => (
  <Pagination
    label="Pages of quotes"
    page={page}
    pageCount={pageCount}
    hrefFor={(to) => `?page=${to}`}
    previousLabel="Previous"
    nextLabel="Next"
    pageLabel={(number) => `Page ${number}`}
    summary={`Page ${page} of ${pageCount}`}
  />
)

test('is a landmark whose links carry the addresses of the pages', () => {
  render(pagination(2, 3))
  const nav = within(screen.getByRole('navigation', { name: 'Pages of quotes' }))
  expect(nav.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=1')
  expect(nav.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3')
  expect(nav.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByRole('link', { name: 'Page 3' })).not.toHaveAttribute('aria-current')
})

test('leads neither before the first page nor after the last', () => {
  const { rerender } = render(pagination(1, 3))
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  rerender(pagination(3, 3))
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument()
})

test('shows nothing for a single page', () => {
  render(pagination(1, 1))
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

const text = (page: number, count: number) =>
  pagesShown(page, count)
    .map((mark) => (typeof mark === 'number' ? mark : '…'))
    .join(' ')

describe('the numbers shown', () => {
  test.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 … 5'],
    [1, 12, '1 2 … 12'],
    [3, 12, '1 2 3 4 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [6, 12, '1 … 5 6 7 … 12'],
    [12, 12, '1 … 11 12'],
  ])('for page %i of %i are %s', (page, count, expected) => {
    expect(text(page, count)).toBe(expected)
  })
})
