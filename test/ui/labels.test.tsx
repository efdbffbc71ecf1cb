/** The lookup of labels that stands in for the one of jsdom. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

it('finds labels by name and around a control, and none for a field that is hidden', () => {
  render(
    <form>
      <label htmlFor="first">One</label>
      <label htmlFor="first">Two</label>
      <input id="first" />
      <label>
        Around <input id="second" />
      </label>
      <label htmlFor="second">Named</label>
      <label htmlFor="nowhere">
        Elsewhere <input id="third" />
      </label>
      <input type="hidden" id="fourth" />
      <button type="button">Push</button>
    </form>,
  )
  const labels = (id: string) => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement)) throw new Error(`There is no ${id}.`)
    return field.labels === null ? null : Array.from(field.labels, (each) => each.htmlFor)
  }
  expect(labels('first')).toEqual(['first', 'first'])
  expect(labels('second')).toEqual(['', 'second'])
  expect(labels('third')).toEqual([])
  expect(labels('fourth')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'One Two' })).toHaveAttribute('id', 'first')
  expect(screen.getByRole('button', { name: 'Push' })).not.toHaveAttribute('id')
})
