/**
 * The toasts of the page: react-toastify's own, at the top right, for three seconds (SHELL-15). Its clock is the
 * animation of its bar, which is hidden: a bar that is shown is read out, in English only. The clock pauses
 * while the pointer or the focus is in a toast (O-21).
 */
import 'react-toastify/ReactToastify.css'
import { createRoot } from 'react-dom/client'
import { Slide, toast, ToastContainer } from 'react-toastify/unstyled'
import { keepToastsClear } from './toast-place.ts'

/** Milliseconds until a toast leaves by itself (SHELL-15). */
const lifetime = 3000

export interface ToastContent {
  readonly tone: 'success' | 'error' | 'info'
  /** Plain text: whatever looks like markup is shown as it is (T22). */
  readonly lines: readonly string[]
  readonly closeLabel: string
}

/** Milliseconds within which the same words are one toast. */
const sameMoment = 1000

/** By its words, the toast that was shown last, and when. */
const latest = new Map<string, { readonly id: string; readonly at: number }>()

/** Shows one toast. The region must exist before, or screen readers miss the first one. */
export function showToast({ tone, lines, closeLabel }: ToastContent): void {
  const key = `${tone}:${lines.join(' ')}`
  const at = performance.now()
  const last = latest.get(key)
  if (last && toast.isActive(last.id) && at - last.at < sameMoment) return
  // The same words again are a new toast: the library would drop it while a toast of the same id is leaving.
  if (last) toast.dismiss(last.id)
  const id = `${key} ${at}`
  latest.set(key, { id, at })
  const words = lines.map((line) => (
    <p key={line} dir="auto">
      {line}
    </p>
  ))
  toast(<div>{words}</div>, {
    type: tone,
    // The name of the library's own button is English.
    closeButton: ({ closeToast }) => (
      <button
        type="button"
        className="Toastify__close-button Toastify__close-button--light"
        aria-label={closeLabel}
        onClick={closeToast}
      >
        <svg viewBox="0 0 14 16" aria-hidden="true" focusable="false">
          <path d="M7.7 8l3.8 3.8-1.5 1.4L6.2 9.5 2.4 13.2 1 11.8 4.7 8 1 4.2l1.4-1.4 3.8 3.7L10 2.8l1.5 1.4z" />
        </svg>
      </button>
    ),
    toastId: id,
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
  // The library waits for the pointer by itself, for the focus only where it is told to.
  place.addEventListener('focusin', () => toast.pause())
  place.addEventListener('focusout', () => toast.play())
  keepToastsClear(place)
  document.body.append(place)
  // React reports here what differs in a page that waits to be taken over, which its own root judges.
  createRoot(place, { onRecoverableError: () => {} }).render(
    <ToastContainer
      aria-label={label}
      autoClose={lifetime}
      hideProgressBar
      newestOnTop
      // The region is live: a live toast in it would be read twice.
      role="group"
      transition={Slide}
    />,
  )
}
