/** The script of the form in the frame. */

import { mountCardForm } from './mount-card-form.ts'
import { shopLine } from './shop-line.ts'

const form = document.querySelector('form')
if (form !== null) {
  const line = shopLine(window, form.dataset['origin'] ?? '')
  const tellHeight = () => {
    line.tell({ type: 'height', pixels: Math.ceil(form.getBoundingClientRect().height) })
  }
  mountCardForm({ form, line, fetch: fetch.bind(window), now: () => new Date() })
  new ResizeObserver(tellHeight).observe(form)
}
