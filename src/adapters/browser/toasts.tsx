/**
 * The toasts of the page, at the top right unless they would lie over something to press. They leave after three seconds, but wait while somebody points
 * at them or has the focus in them. The timer is our own: the library's is the end of a style animation,
 * which would come at once for somebody who has asked for stillness (O-21).
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import { freeEdge } from './free-edge.ts'

/** Milliseconds until a toast leaves by itself (SHELL-15). */
const lifetime = 3000

export interface ToastContent {
  readonly tone: 'success' | 'error' | 'info'
  /** Plain text: whatever looks like markup is shown as it is (T22). */
  readonly lines: readonly string[]
  readonly closeLabel: string
}

/** Shows one toast. The region must be there before, or nobody hears the first one. */
export function showToast({ tone, lines, closeLabel }: ToastContent): void {
  toast(({ closeToast }) => <Toast lines={lines} onLeave={closeToast} />, {
    type: tone,
    position: freeEdge(),
    // The region around it is live: a live toast in it would be read twice.
    role: 'group',
    autoClose: false,
    customProgressBar: true,
    draggable: false,
    closeButton: ({ closeToast }) => (
      <button
        type="button"
        className="Toastify__close-button"
        aria-label={closeLabel}
        onClick={closeToast}
      >
        <svg viewBox="0 0 14 16" aria-hidden="true" focusable="false">
          <path d="M7.7 8l3.8 3.8-1.5 1.4L6.2 9.5 2.4 13.2 1 11.8 4.7 8 1 4.2l1.4-1.4 3.8 3.7L10 2.8l1.5 1.4z" />
        </svg>
      </button>
    ),
    // The same words twice in a row are one toast.
    toastId: `${tone}:${lines.join(' ')}`,
  })
}

const regionId = 'toasts'

/**
 * Adds the live region of the toasts to the page, once, under the given name. It stands beside the shop and not
 * in it: a page that breaks can still say so.
 */
export function addToastRegion(label: string): void {
  if (document.getElementById(regionId)) return
  const place = document.createElement('div')
  place.id = regionId
  document.body.append(place)
  createRoot(place).render(<ToastContainer aria-label={label} newestOnTop transition={false} />)
}

interface ToastProps {
  readonly lines: readonly string[]
  readonly onLeave: () => void
}

function Toast({ lines, onLeave }: ToastProps): ReactNode {
  const words = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  // The sheet around the words is the library's; the pointer and the focus are watched there.
  useEffect(() => {
    const sheet = words.current?.closest('.Toastify__toast')
    const watching = new AbortController()
    const { signal } = watching
    for (const coming of ['pointerenter', 'focusin']) {
      sheet?.addEventListener(coming, () => setHeld(true), { signal })
    }
    for (const going of ['pointerleave', 'focusout']) {
      sheet?.addEventListener(going, () => setHeld(false), { signal })
    }
    return () => watching.abort()
  }, [])
  // A timer is a thing of the outside world; it starts again from the beginning when let go.
  useEffect(() => {
    const timer = isHeld ? undefined : setTimeout(() => onLeave(), lifetime)
    return () => clearTimeout(timer)
  }, [isHeld, onLeave])
  return (
    <div ref={words}>
      {lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </div>
  )
}
