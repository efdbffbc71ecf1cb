/** Forms as people meet them: contact, registration, credit and bank. */
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FormDefinition } from '../../../src/domain/form/form-definition.ts'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { aContactForm, aForm, aQuestion, aRegistration } from '../../builders/a-form.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { euCustomer, openFramedShopAt, openShopAt, usCustomer } from '../open-shop.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().getByRole('button', { name })

/** A shop whose contact form is this one. */
function shopWith(form: FormDefinition, human = true) {
  const shop = fakeShop()
  shop.content.forms = [form, ...shop.content.forms.filter(({ code }) => code !== form.code)]
  const humanCheckFrame = '/api/human-check?key={key}&language={language}'
  if (human) shop.settings = { ...defaultSiteSettings, recaptchaSiteKey: 'k', humanCheckFrame }
  return shop
}

async function fillContact(user: UserEvent) {
  await user.type(main().getByLabelText('Name'), 'Nora')
  await user.type(main().getByLabelText('Email address'), 'nora@x.test')
  await user.selectOptions(main().getByLabelText('What is it about'), 'A product')
  await user.type(main().getByLabelText('Message'), 'Which seal?')
}

describe('the contact form', () => {
  it('is linked from the foot of every page (FORM-01)', async () => {
    const { user } = await openFramedShopAt('/404')
    const foot = within(await screen.findByRole('contentinfo'))
    await user.click(await foot.findByRole('link', { name: 'Contact us' }))
    expect(await heading('Contact us')).toBeVisible()
    expect(foot.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  })

  it('says what is missing, and sends nothing (FORM-02)', async () => {
    const { shop, user } = await openShopAt('/contact')
    await heading('Contact us')
    await user.click(button('Submit'))
    expect(screen.getByText('Please fill all the required fields')).toBeVisible()
    expect(shop.calls.journal).toEqual([])
  })

  it('names what is wrong, marks it, and leads to it (FORM-19)', async () => {
    const { user } = await openShopAt('/contact')
    await heading('Contact us')
    await fillContact(user)
    const email = main().getByLabelText('Email address')
    await user.type(email, '@')
    await user.click(button('Submit'))
    const summary = screen.getByRole('alert', { name: 'Some answers need your attention' })
    expect(summary).toHaveFocus()
    expect(within(summary).queryByText('Please fill all the required fields')).toBeNull()
    expect(email).toBeInvalid()
    expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await user.click(within(summary).getByRole('link'))
    expect(email).toHaveFocus()
    await user.clear(email)
    expect(email).not.toHaveAttribute('aria-invalid')
    expect(summary).not.toBeInTheDocument()
  })

  it('gives way to thanks, which take the focus', async () => {
    const { shop, user } = await openShopAt('/contact')
    await heading('Contact us')
    await fillContact(user)
    await user.click(button('Submit'))
    expect(await main().findByRole('heading', { name: 'Your form has arrived' })).toHaveFocus()
    expect(
      screen.getByText('Thank you for contacting us, we will get back to you as soon as possible.'),
    ).toBeVisible()
    expect(main().queryByRole('textbox')).toBeNull()
    expect(shop.calls.journal).toEqual(['formGateway.submit'])
  })

  it('shows what the server says to it, beside the questions it is about (FORM-24)', async () => {
    const { shop, user } = await openShopAt('/contact')
    await heading('Contact us')
    await fillContact(user)
    shop.calls.failNext('formGateway.submit', {
      kind: 'refused',
      messages: ['The desk is closed.'],
    })
    await user.click(button('Submit'))
    expect(await screen.findByText('The desk is closed.')).toBeVisible()
    const fields = new Map([['name', ['We do not know this name.']]])
    shop.calls.failNext('formGateway.submit', { kind: 'refused', messages: [], fields })
    await user.click(button('Submit'))
    await waitFor(() =>
      expect(main().getByLabelText('Name')).toHaveAccessibleDescription(
        'We do not know this name.',
      ),
    )
    expect(main().getByLabelText('Message')).toHaveValue('Which seal?')
  })

  it('says which file is missing, and sends that file again alone', async () => {
    const { shop, user } = await openShopAt('/contact')
    await heading('Contact us')
    await fillContact(user)
    const file = new File(['%PDF-1.7'], 'plan.pdf')
    await user.upload(main().getByLabelText(/^Drawing/), file)
    expect(main().getByText('plan.pdf')).toBeVisible()
    shop.calls.failNext('formGateway.upload', { kind: 'unreachable', offline: false })
    await user.click(button('Submit'))
    expect(await screen.findByText('Form sent. 1 file is missing')).toHaveFocus()
    await user.click(button('Send the missing files again'))
    expect(await screen.findByText('Your form has arrived')).toHaveFocus()
    expect(shop.calls.journal).toEqual(['formGateway.submit', 'formGateway.upload'])
  })

  it('is not sent when its action is not supported: that is logged only (FORM-25)', async () => {
    const shop = shopWith(aContactForm({ action: 'unsupported', actionName: 'launch', groups: [] }))
    const { user, logged } = await openShopAt('/contact', { shop })
    await heading('Contact us')
    await user.click(button('Submit'))
    expect(logged).toContainEqual({
      event: 'form.action.unsupported',
      details: { form: 'contact', action: 'launch' },
    })
    expect(shop.calls.journal).toEqual([])
    expect(main().queryByRole('alert')).toBeNull()
  })
})

describe('the inputs of a form', () => {
  const options = ['a', 'b'].map((value) => ({ value, label: `Option ${value}` }))
  const question = (input: Parameters<typeof aQuestion>[1]) =>
    aQuestion(input?.inputType ?? 'x', { name: `A ${input?.inputType}`, options, ...input })

  it('are those that their kinds ask for, and a heading for an unknown kind (FORM-22)', async () => {
    const kinds = [
      ...(['text', 'email', 'phone', 'number', 'password', 'textarea', 'select'] as const),
      ...(['date', 'time', 'date-time', 'file', 'checkbox'] as const),
    ]
    const form = aForm([
      ...kinds.map((input) => question({ input, inputType: input, isRequired: true })),
      question({ input: 'radio', inputType: 'radio' }),
      question({ input: 'yes-no', inputType: 'yes-no' }),
      question({ input: 'checkboxes', inputType: 'checkboxes' }),
      question({ input: 'multi-select', inputType: 'multi-select' }),
      question({ input: undefined, inputType: 'hologram' }),
    ])
    const { user } = await openShopAt('/contact', { shop: shopWith(form) })
    await heading('Contact us')
    for (const kind of kinds) expect(main().getByLabelText(`A ${kind}`)).toBeInTheDocument()
    expect(main().getByRole('radiogroup', { name: 'A radio' })).toBeVisible()
    const both = within(main().getByRole('group', { name: /^A multi-select/ }))
    await user.click(both.getByRole('checkbox', { name: 'Option b' }))
    expect(both.getByRole('checkbox', { name: 'Option b' })).toBeChecked()
    await user.click(main().getByRole('radio', { name: 'Yes' }))
    expect(main().getByRole('radio', { name: 'Yes' })).toBeChecked()
    expect(main().getByRole('heading', { name: 'Not found' })).toBeVisible()
  })
})

describe('the registration', () => {
  it('is a form at /register, with sections for what belongs together (ROUTE-31)', async () => {
    await openShopAt('/register')
    await heading('Register')
    expect(main().getByRole('group', { name: 'Company' })).toBeVisible()
    expect(main().getByRole('group', { name: 'Receiving' })).toBeVisible()
  })

  it('loads the warehouses for its incoterm and offers them with EXW (FORM-18)', async () => {
    const { shop, user } = await openShopAt('/register')
    await heading('Register')
    await waitFor(() => expect(shop.calls.asked).toContain('formGateway.warehouses'))
    expect(main().getByRole('textbox', { name: /^Named place/ })).toBeVisible()
    await user.selectOptions(main().getByLabelText('Question incoterm'), 'EXW')
    const place = main().getByRole('combobox', { name: /^Named place/ })
    expect(place).toHaveValue('WH-KAS')
    expect(main().queryByRole('group', { name: 'Receiving' })).toBeNull()
  })

  it('keeps submit disabled until the human check is passed (FORM-21)', async () => {
    const shop = shopWith(aRegistration({ needsHumanCheck: true }))
    await openShopAt('/register', { shop })
    await heading('Register')
    expect(button('Submit')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Submit')).toHaveAccessibleDescription(
      'Please complete the security check above first.',
    )
    const frame = screen.getByTitle('Security check')
    expect(frame).toHaveAttribute('src', '/api/human-check?key=k&language=en')
    act(() => shop.listeners.forEach((hear) => hear({ kind: 'passed', token: 'token' })))
    expect(button('Submit')).not.toHaveAttribute('aria-disabled')
    act(() => shop.listeners.forEach((hear) => hear({ kind: 'expired' })))
    expect(button('Submit')).toHaveAttribute('aria-disabled', 'true')
  })

  it('leads to the contact form where the site has no human check (O-33)', async () => {
    const shop = shopWith(aRegistration({ needsHumanCheck: true }), false)
    await openShopAt('/register', { shop })
    await heading('Register')
    expect(button('Submit')).toHaveAttribute('aria-disabled', 'true')
    expect(main().getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  })
})

describe('credit and bank', () => {
  it('the application has a block about its account above the form (ROUTE-27)', async () => {
    await openShopAt('/account-credit-application', { as: usCustomer })
    await heading('Account credit application')
    const block = within(main().getByRole('region', { name: 'Account applying for credit' }))
    expect(block.getByText('Northfield Hydraulics')).toBeVisible()
    expect(button('Submit')).toBeVisible()
  })

  it('the bank authorization comes after the application, on the way that it shows', async () => {
    const { user } = await openShopAt('/bank-authorisation', { as: usCustomer })
    await heading('Bank authorization')
    expect(main().queryByRole('textbox')).toBeNull()
    await user.click(main().getByRole('link', { name: 'Apply for account credit' }))
    await heading('Account credit application')
    await user.type(main().getByLabelText('Who signs'), 'Una Sorrell')
    await user.click(button('Submit'))
    await user.click(await main().findByRole('link', { name: 'Bank authorization' }))
    await heading('Bank authorization')
    expect(await main().findByLabelText('Who signs')).toBeVisible()
  })

  it('there is no bank authorization outside the US, and none for visitors', async () => {
    await openShopAt('/bank-authorisation', { as: euCustomer })
    expect(await heading('Page not found')).toBeVisible()
  })
})
