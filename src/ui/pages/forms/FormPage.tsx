/** Forms for everybody: registration and contact (ROUTE-31, FORM-01). */
import { getRouteApi } from '@tanstack/react-router'
import type { Forms } from '../../../application/form/forms.ts'
import type { FormDefinition } from '../../../domain/form/form-definition.ts'
import { DynamicForm } from '../../parts/form/DynamicForm.tsx'
import { FormFrame } from './FormFrame.tsx'

const register = getRouteApi('/register')
const contact = getRouteApi('/contact')

export function RegisterPage() {
  return <FormPage {...register.useLoaderData()} />
}

export function ContactPage() {
  return <FormPage {...contact.useLoaderData()} />
}

interface FormPageProps {
  readonly forms: Forms
  readonly form: FormDefinition
}

/** Another language is another form; what was typed is kept. */
function FormPage({ forms, form }: FormPageProps) {
  return (
    <FormFrame form={form}>
      <DynamicForm key={form.writtenIn} forms={forms} form={form} />
    </FormFrame>
  )
}
