/** What queries are told about the look of an element is what jsdom computes for it. */
import { afterEach, expect, it } from 'vitest'

const page = `
  <main><h1>Motors</h1><p>About <b>them</b><br><img alt=""><svg><path></path><title>x</title></svg></p>
    <ul><li><a href="/a">One</a></li></ul>
    <details><summary>More</summary><p>Closed</p></details>
    <details open><summary>More</summary><summary>Second</summary></details>
    <dialog><button>In a closed dialog</button></dialog><dialog open><button>In an open one</button></dialog>
    <div popover><button>Over the page</button></div>
    <div hidden><button>Hidden</button></div>
    <div style="visibility: hidden"><button>Not seen<span style="visibility: visible">Seen</span></button></div>
    <div style="display: none"><button>Not displayed</button></div>
    <div style="pointer-events: none; opacity: 0"><button>Out of reach</button></div>
    <div style="color: red"><button style="margin: 1px">Coloured</button></div>
    <table><caption>Lines</caption><thead><tr><th>A</th></tr></thead>
      <tbody><tr hidden><td>Collapsed <em>row</em></td></tr><tr><td><input></td></tr></tbody></table>
    <form><fieldset><legend>Kind</legend><label><input type="checkbox"> Yes</label>
      <input type="hidden"><select><option>1</option></select><textarea></textarea></fieldset></form>
    <template></template><noscript>None</noscript><script type="text/plain">0</script><slot></slot>
  </main>`

// Other files have the same page.
afterEach(() => document.body.replaceChildren())

/** A style sheet, even an empty one, has every answer computed in whole. */
function addSheet(text = ''): void {
  const sheet = document.createElement('style')
  sheet.textContent = text
  document.body.append(sheet)
}

function looks(): readonly string[] {
  return [...document.querySelectorAll('main, main *')].map((element) => {
    const style = window.getComputedStyle(element)
    const asked = [style.display, style.visibility, style.opacity, style.pointerEvents]
    const byName = ['display', 'visibility', 'pointer-events'].map((name) =>
      style.getPropertyValue(name),
    )
    return [element.outerHTML.slice(0, 40), ...asked, ...byName, style.color, style.position].join()
  })
}

it('tells the look of every kind of element as it is computed in whole', () => {
  document.body.innerHTML = page
  const [first, second] = [looks(), looks()]
  addSheet()
  expect(first).toEqual(looks())
  expect(second).toEqual(first)
})

it('tells a look that an element, one around it, or a style sheet has changed meanwhile', () => {
  document.body.innerHTML = '<main><p><button>Send</button></p></main>'
  const look = () => {
    const { display, visibility } = window.getComputedStyle(
      document.querySelector('button') ?? document.body,
    )
    return `${display} ${visibility}`
  }
  expect(look()).toBe('inline-block visible')
  document.querySelector('p')?.setAttribute('style', 'visibility: hidden')
  expect(look()).toBe('inline-block hidden')
  document.querySelector('p')?.removeAttribute('style')
  addSheet('p > button { display: none }')
  expect(look()).toBe('none visible')
})
