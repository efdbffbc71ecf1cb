/** What is typed while a page is taken over is neither lost nor written over by what was typed before. */
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beforeScripts } from '../../src/take-over/before-scripts.ts'
import { repeatPresses } from '../../src/take-over/repeat-presses.ts'
import { Combobox } from '../../src/ui/components/Combobox/Combobox.tsx'
import { TextField } from '../../src/ui/components/TextField/TextField.tsx'

let leave = () => {}

beforeEach(() => {
  // A test has no hand to press with.
  beforeScripts(() => true)
})

afterEach(() => {
  leave()
  window.keptPresses?.stop()
  delete window.keptPresses
  document.body.replaceChildren()
})

function Search() {
  const [value, setValue] = useState('')
  return (
    <Combobox
      label="Search"
      value={value}
      onChange={setValue}
      state="idle"
      groups={[]}
      itemKey={(code: string) => code}
      itemText={(code) => code}
      renderItem={(code) => code}
      onChoose={() => {}}
      onSubmit={() => {}}
      loadingText="Searching"
      emptyText="Nothing fits."
      failedText="The search did not answer."
      countText={(count) => `${count} suggestions`}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search')

function Name({ hint }: { readonly hint: string }) {
  const [value, setValue] = useState('')
  return <TextField label="Search" hint={hint} value={value} onChange={setValue} />
}

/** As a browser does it: the text first, and then the word of it. */
function type(text: string) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(field(), field().value + text)
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

/** The page that a server has drawn, with a text in its field already when the shop takes it over. */
async function drawnWith(text: string, app: ReactNode) {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(app)
  const drawn = field()
  drawn.focus()
  if (text !== '') type(text)
  const kept = window.keptPresses
  if (kept) kept.drawn = new WeakSet(root.querySelectorAll('*'))
  const page = await act(async () => hydrateRoot(root, app))
  leave = () => page.unmount()
  return { drawn, page, kept }
}

/** A page whose field has a text before the shop takes it over, and whose list has come before it is known who types. */
async function taken(text: string) {
  const { drawn, kept } = await drawnWith(text, <Search />)
  let become = () => {}
  const known = new Promise<void>((resolve) => {
    become = resolve
  })
  const repeated = repeatPresses(kept, known)
  await act(async () => drawn.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
  await waitFor(() => expect(drawn.isConnected).toBe(false))
  return {
    becomeKnown: async () => {
      become()
      await act(async () => repeated)
    },
  }
}

it('keeps what was typed before React came when the list comes before it is known who types (SHELL-02)', async () => {
  const { becomeKnown } = await taken('OMP 2')
  expect(field()).toHaveValue('OMP 2')
  await becomeKnown()
  expect(field()).toHaveValue('OMP 2')
})

it('keeps what was typed on meanwhile (SHELL-02)', async () => {
  const { becomeKnown } = await taken('OMP 2')
  act(() => type('00'))
  await becomeKnown()
  expect(field()).toHaveValue('OMP 200')
})

it('keeps what was typed into any field when its page is drawn again before it is known who types (SHELL-02)', async () => {
  const { page } = await drawnWith('Spring', <Name hint="A name" />)
  await act(async () => page.render(<Name hint="Any name" />))
  expect(field()).toHaveValue('Spring')
})

it('makes a search ready whose field has had the focus since before React came (SHELL-02)', async () => {
  const { drawn, kept } = await drawnWith('', <Search />)
  await act(async () => repeatPresses(kept, Promise.resolve()))
  await waitFor(() => expect(drawn.isConnected).toBe(false))
  expect(field()).toHaveFocus()
})
