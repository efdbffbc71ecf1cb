/** When a page is shown in its own fonts. */
import { expect, it, onTestFinished, vi } from 'vitest'
import { fontsAtRest } from '../../src/take-over/fonts-at-rest.ts'

it('has a page in its own fonts once all have come, in one part of it after the other', async () => {
  const { documentElement: root, body } = document
  body.innerHTML = `<main><h1>A</h1>${`<section>${'<p></p>'.repeat(50)}</section>`.repeat(3)}</main>`
  root.dataset['fonts'] = 'later'
  let come: (fonts: FontFace[]) => void = () => {}
  const coming = new Promise<FontFace[]>((resolve) => {
    come = resolve
  })
  const asked = vi.fn<FontFaceSet['load']>(() => coming)
  Object.defineProperty(document, 'fonts', { value: { load: asked }, configurable: true })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fonts')
    vi.unstubAllGlobals()
    body.replaceChildren()
  })
  const left: number[] = []
  const watcher = new MutationObserver(() => {
    if (root.dataset['fonts'] === undefined) {
      left.push(document.querySelectorAll('[data-fonts]').length)
    }
  })
  watcher.observe(root, { attributes: true, subtree: true })
  const done = fontsAtRest(document)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(5))
  expect(root.dataset['fonts']).toBe('later')
  come([])
  await done
  await Promise.resolve()
  watcher.disconnect()
  // A heading and a section, and two sections by themselves.
  expect([...new Set(left)]).toEqual([4, 2, 1, 0])
})
