/** Forms for everybody: registration and contact (ROUTE-31, FORM-01). */
import { getRouteApi } from '@tanstack/react-router'
import type { FormDefinition } from '../../../domain/form/form-definition.ts'
import { DynamicForm } from '../../parts/form/DynamicForm.tsx'
import { FormFrame } from './FormFrame.tsx'

const register = getRouteApi('/register')
const contact = getRouteApi('/contact')

export function RegisterPage() {
  return <FormPage form={register.useLoaderData()} />
}

export function ContactPage() {
  return <FormPage form={contact.useLoaderData()} />
}

/** Another language is another form; what was typed is kept. */
function FormPage({ form }: { readonly form: FormDefinition }) {
  return (
    <FormFrame form={form}>
      <DynamicForm key={form.writtenIn} form={form} />
    </FormFrame>
  )
}
