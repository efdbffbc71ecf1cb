import { fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { Form } from '../../../src/ui/components/Form/Form.tsx'
import { QueryForm } from '../../../src/ui/components/Form/QueryForm.tsx'
import { nativeQuery } from '../native-query.ts'

const password = <input name="password" type="password" defaultValue="Manifold-2026" required />

test('a form is handled by the page, and has no way by which a browser would send it', () => {
  const send = vi.fn()
  render(
    <Form aria-label="Sign in" onSubmit={send}>
      {password}
    </Form>,
  )
  const form = screen.getByRole('form', { name: 'Sign in' })
  // Chromium, Firefox and Safari send nothing for this method outside a dialog element.
  expect(form).toHaveAttribute('method', 'dialog')
  expect(form).not.toHaveAttribute('action')
  expect(form).toHaveAttribute('novalidate')
  expect(fireEvent.submit(form)).toBe(false)
  expect(send).toHaveBeenCalledOnce()
})

test('a form in a dialog is not taken for the form that it was opened from', () => {
  const outer = vi.fn()
  const inner = vi.fn()
  render(
    <Form aria-label="Order" onSubmit={outer}>
      {createPortal(<Form aria-label="Dialog" onSubmit={inner} />, document.body)}
    </Form>,
  )
  fireEvent.submit(screen.getByRole('form', { name: 'Dialog' }))
  expect(inner).toHaveBeenCalledOnce()
  expect(outer).not.toHaveBeenCalled()
})

test('a form that looks something up has the address that it leads to, with what else is known', () => {
  const find = vi.fn()
  render(
    <QueryForm
      aria-label="Find"
      address="/shop"
      kept={{ view: 'LIST', page: undefined }}
      onSubmit={find}
    >
      <input name="keyword" defaultValue="250 cm³" />
    </QueryForm>,
  )
  const form = screen.getByRole('form', { name: 'Find' })
  expect(form).toHaveAttribute('method', 'get')
  expect(form).toHaveAttribute('action', '/shop')
  expect(nativeQuery(form)).toBe('view=LIST&keyword=250+cm%C2%B3')
  expect(fireEvent.submit(form)).toBe(false)
  expect(find).toHaveBeenCalledOnce()
})
