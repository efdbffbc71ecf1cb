import '@testing-library/jest-dom/vitest'
import { DecompressionStream } from 'node:stream/web'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { answerStylesByKind } from './computed-style.ts'
import { findLabelsByName } from './labels.ts'
import './unseen-diagnostics.ts'

// The parts of a browser that jsdom lacks and the blocks lean on. Stubs answer what a wide, still,
// mouse-driven window would; a test that needs another answer says so itself.

// A page is fetched when it is first wanted, which takes a moment on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

const define = (target: object, name: string, value: unknown) => {
  if (Reflect.get(target, name) !== undefined) return
  Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class PointerEventStub extends MouseEvent {
  readonly pointerId: number
  readonly pointerType: string

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 1
    this.pointerType = init.pointerType ?? 'mouse'
  }
}

define(window, 'matchMedia', (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
}))

// jsdom has a scrollTo that only complains.
Object.defineProperty(window, 'scrollTo', { value: () => {}, writable: true, configurable: true })

define(window, 'DecompressionStream', DecompressionStream)
define(window, 'ResizeObserver', ResizeObserverStub)
define(window, 'PointerEvent', PointerEventStub)
define(window, 'CSS', {})
define(window.CSS, 'supports', () => false)
define(window.CSS, 'escape', (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`))
define(Element.prototype, 'getAnimations', () => [])
define(HTMLElement.prototype, 'scrollIntoView', () => {})
define(HTMLElement.prototype, 'hasPointerCapture', () => false)
define(HTMLElement.prototype, 'setPointerCapture', () => {})
define(HTMLElement.prototype, 'releasePointerCapture', () => {})

// Base UI waits for animations to end before it takes a part away; jsdom animates nothing.
Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true })

answerStylesByKind(window)
findLabelsByName()

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// Code that is still being fetched when a file ends cannot be fetched by the next file of the worker.
afterAll(() => vi.dynamicImportSettled())

// The files of a worker share one document: what one leaves there, another one would find, now and then.
afterAll(() => {
  const { innerHTML } = document.body
  document.body.replaceChildren()
  if (innerHTML !== '')
    throw new Error(`This file leaves in the document: ${innerHTML.slice(0, 200)}`)
})
