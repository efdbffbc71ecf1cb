import { startTransition, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addToastRegion } from '../../../src/adapters/browser/toasts.tsx'

/** The page of a reader who has gone on while it was taken over: its text differs, and its code is still on its way. */
function Page({ text, code }: { readonly text: string; readonly code?: Promise<unknown> }) {
  return (
    <>
      <p>{text}</p>
      <Part code={code} />
    </>
  )
}

function Part({ code }: { readonly code: Promise<unknown> | undefined }) {
  if (code) use(code)
  return <span />
}

describe('the region of the toasts', () => {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
  afterEach(() => {
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })

  it('says nothing of what differs in a page that is being taken over beside it', async () => {
    const told: unknown[] = []
    const tell = (event: ErrorEvent) => told.push(event.error)
    window.addEventListener('error', tell)
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<Page text="drawn" />)
    let arrive = () => {}
    const code = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const asked = vi.spyOn(code, 'then')
    startTransition(() => {
      hydrateRoot(place, <Page text="gone on" code={code} />, {
        onRecoverableError: () => {},
      })
    })
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    addToastRegion('Messages')
    await vi.waitFor(() => expect(document.querySelector('[aria-label="Messages"]')).toBeTruthy())
    arrive()
    await vi.waitFor(() => expect(place.textContent).toBe('gone on'))
    window.removeEventListener('error', tell)
    expect(told).toEqual([])
  })
})
