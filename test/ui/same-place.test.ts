/** What stood in a page before it was drawn again is found again by what it is and what it is called. */
import { afterEach, describe, expect, it } from 'vitest'
import { placeOf, standIn } from '../../src/take-over/same-place.ts'

const form = `
  <form>
    <label for="a1">Email</label><input id="a1" type="email">
    <label>Password <input type="password"></label>
    <button type="submit">Sign in</button>
  </form>
  <ul>
    <li><button aria-label="Remove line">x</button></li>
    <li><button aria-label="Remove line">x</button></li>
  </ul>`

function drawn(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.replaceChildren(root)
  return root
}

function element(root: HTMLElement, selector: string, index = 0): HTMLElement {
  const found = root.querySelectorAll<HTMLElement>(selector)[index]
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

afterEach(() => document.body.replaceChildren())

describe('the place of an element', () => {
  it.each([
    ['a field, by its label', 'input[type=email]', 0],
    ['a field within its label', 'input[type=password]', 0],
    ['a button, by its text', 'button[type=submit]', 0],
    ['the second of two alike', 'li button', 1],
  ])('finds %s, whatever its id is now', (_, selector, index) => {
    const before = element(drawn(form), selector, index)
    const now = drawn(form.replaceAll('a1', 'b2'))
    expect(standIn(placeOf(before))).toBe(element(now, selector, index))
  })

  it('finds nothing where fewer stand now, so that nothing else is pressed', () => {
    const before = element(drawn(form), 'li button', 1)
    const now = drawn(form)
    element(now, 'li').remove()
    expect(standIn(placeOf(before))).toBeUndefined()
  })

  it('finds what was taken away alone', () => {
    const before = element(drawn('<p><button>Deliver</button></p>'), 'button')
    before.remove()
    const now = drawn('<section><button>Deliver</button></section>')
    expect(standIn(placeOf(before))).toBe(element(now, 'button'))
  })

  it('finds nothing where it is called otherwise', () => {
    const before = element(drawn(form), 'button[type=submit]')
    drawn(form.replace('Sign in', 'Anmelden'))
    expect(standIn(placeOf(before))).toBeUndefined()
  })
})
