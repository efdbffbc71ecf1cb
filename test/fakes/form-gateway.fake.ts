/** Forms without a server: judged by the shop's own rules, kept in the fake's journal. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type {
  FormGateway,
  FormReceipt,
  FormResponse,
} from '../../src/application/ports/form-gateway.ts'
import { filesToSend } from '../../src/domain/form/form-answers.ts'
import { problemsOfForm } from '../../src/domain/form/form-check.ts'
import { questionsOf } from '../../src/domain/form/form-definition.ts'
import type { PickedFile } from '../../src/domain/form/picked-file.ts'
import { customerOf, type FakeShop, refused, refusedBy, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

const forCustomers: readonly string[] = ['account-credit-application', 'bank-authorisation']

export function fakeFormGateway(visit: Visit): FormGateway {
  const { shop } = visit
  const { ask, commit } = shop.calls
  return {
    newIntent: () => shop.nextId('intent'),
    submit: (response) => {
      // The same response again is accepted, and nothing is written.
      if (shop.formIntents.has(response.intentId)) {
        return ask('formGateway.submit', () => E.right({ uploads: new Map() }))
      }
      return commit('formGateway.submit', () => submit(visit, response))
    },
    upload: ({ url, inputs }, file) =>
      commit('formGateway.upload', () => {
        if (!url.startsWith('/')) return E.left({ kind: 'malformed' })
        return shop.awaitedFiles.delete(`${inputs.get('key')}/${file.name}`)
          ? E.right(undefined)
          : refused()
      }),
    warehouses: (signal) =>
      ask(
        'formGateway.warehouses',
        () =>
          E.right(
            shop.content.locations.flatMap(({ warehouse, isActive }) =>
              warehouse && isActive ? [warehouse] : [],
            ),
          ),
        signal,
      ),
  }
}

function submit(visit: Visit, response: FormResponse): Answer<FormReceipt> {
  const { shop } = visit
  const form = shop.content.forms.find(({ id }) => id === response.formId)
  if (!form) return refusedBy('formID', 'This form could not be found.')
  const customer = customerOf(visit)
  if (forCustomers.includes(form.id) && E.isLeft(customer)) return customer
  const account = E.isRight(customer) ? customer.right.account : undefined
  const mayAuthorise = account?.submittedForms.includes('account-credit-application') === true
  if (form.id === 'bank-authorisation' && !(mayAuthorise && account.zone === 'US')) {
    return refusedBy('formID', 'Please apply for account credit first.')
  }
  const filled = { answers: response.answers, files: filesNamed(form, response) }
  const [wrong] = problemsOfForm(form, filled)
  if (wrong) return refusedBy(wrong.code, wrong.kind)
  shop.formIntents.add(response.intentId)
  if (E.isRight(customer)) {
    const { right: one } = customer
    const submittedForms = [...new Set([...one.account.submittedForms, form.id])]
    one.account = { ...one.account, submittedForms }
  }
  return E.right({ uploads: placesFor(shop, filesToSend(form, filled)) })
}

function placesFor(shop: FakeShop, files: readonly (readonly [string, PickedFile])[]) {
  return new Map(
    files.map(([code, { name }]) => {
      const key = shop.nextId('file')
      shop.awaitedFiles.add(`${key}/${name}`)
      return [code, { url: '/upload', inputs: new Map([['key', key]]) }] as const
    }),
  )
}

/** The files that a response announces by their names. */
function filesNamed(form: Parameters<typeof questionsOf>[0], { answers }: FormResponse) {
  return new Map(
    questionsOf(form).flatMap(({ code, input }) => {
      const name = input === 'file' ? answers.get(code) : undefined
      return name === undefined ? [] : [[code, { name, size: 1, content: new Blob() }] as const]
    }),
  )
}
