/** The address book of a customer, and what each country asks of an address. */
import { Address, Country, type ID, type RequestContext } from '@vendure/core'
import { refused } from './failures.ts'
import { type Caller, ownerOf, requireCaller, type Tools } from './tools.ts'
import { addressFields } from './stored.ts'
import { shortText } from './texts.ts'
import { write } from './write.ts'

/** An address as the shop's form has it. */
export interface AddressEntry {
  readonly nickname: string
  readonly name: string
  readonly company: string
  readonly streetAddress: string
  readonly street2Address: string
  readonly locality: string
  readonly city: string
  readonly stateCode: string
  readonly postalCode: string
  readonly countryCode: string
  readonly phoneNumber: string
  readonly emailAddress: string
}

type Use = 'required' | 'optional' | 'hidden'

export interface AddressForm {
  readonly fields: Readonly<Record<string, { readonly label: string; readonly use: Use }>>
  readonly states: readonly { readonly code: string; readonly name: string }[]
}

/** The rows of a customer, the oldest first. */
export function addressesOf({ connection }: Tools, ctx: RequestContext, customerId: ID) {
  return connection.getRepository(ctx, Address).find({
    where: { customer: { id: customerId } },
    relations: ['country'],
    order: { id: 'ASC' },
  })
}

/** A row as an answer has it. */
export function addressAnswer(row: Address) {
  const { nickname, locality, emailAddress } = addressFields(row)
  return {
    id: String(row.id),
    nickname: nickname ?? '',
    isPrimary: row.defaultShippingAddress,
    isForBilling: row.defaultBillingAddress,
    name: row.fullName,
    company: row.company,
    streetAddress: row.streetLine1,
    street2Address: row.streetLine2,
    locality: locality ?? '',
    city: row.city,
    stateCode: row.province,
    postalCode: row.postalCode,
    countryCode: row.country.code,
    phoneNumber: row.phoneNumber,
    emailAddress: emailAddress ?? '',
  }
}

export async function addresses(tools: Tools, ctx: RequestContext) {
  const { customer } = await requireCaller(tools, ctx)
  return (await addressesOf(tools, ctx, customer.id)).map(addressAnswer)
}

export async function countries({ connection }: Tools, ctx: RequestContext) {
  const rows = await connection.getRepository(ctx, Country).find({
    where: { enabled: true },
    relations: ['translations'],
  })
  const answers = rows.flatMap((row) => {
    const form = formOf(row)
    if (form === undefined) return []
    const name = row.translations.find(({ languageCode }) => languageCode === ctx.languageCode)
    const fields = Object.entries(form.fields).map(([field, rule]) => ({ field, ...rule }))
    return [
      { code: row.code, name: (name ?? row.translations[0])?.name, fields, states: form.states },
    ]
  })
  return answers.sort((one, other) => String(one.name).localeCompare(String(other.name)))
}

export function addAddress(tools: Tools, ctx: RequestContext, { entry }: { entry: AddressEntry }) {
  return addressWrite(tools, ctx, 'addAddress', (inside, caller) =>
    addEntry(tools, inside, caller, entry),
  )
}

/** Puts an address into the book, the first one as the primary one; answers its id. */
export async function addEntry(
  tools: Tools,
  ctx: RequestContext,
  { customer }: Caller,
  entry: AddressEntry,
): Promise<string> {
  const input = await checkedEntry(tools, ctx, entry)
  const isFirst = (await addressesOf(tools, ctx, customer.id)).length === 0
  const row = await tools.customers.createAddress(ctx, customer.id, {
    ...input,
    defaultShippingAddress: isFirst,
  })
  return String(row.id)
}

export function changeAddress(
  tools: Tools,
  ctx: RequestContext,
  { id, entry }: { id: string; entry: AddressEntry },
) {
  return addressWrite(tools, ctx, 'changeAddress', async (inside, caller) => {
    const row = await ownAddress(tools, inside, caller, id)
    const input = await checkedEntry(tools, inside, entry)
    await tools.customers.updateAddress(inside, { id: row.id, ...input })
    return true
  })
}

export function makePrimary(tools: Tools, ctx: RequestContext, { id }: { id: string }) {
  return addressWrite(tools, ctx, 'makePrimary', async (inside, caller) => {
    const row = await ownAddress(tools, inside, caller, id)
    await tools.customers.updateAddress(inside, { id: row.id, defaultShippingAddress: true })
    return true
  })
}

export function makeForBilling(tools: Tools, ctx: RequestContext, { id }: { id: string }) {
  return addressWrite(tools, ctx, 'makeForBilling', async (inside, caller) => {
    const row = await ownAddress(tools, inside, caller, id)
    await tools.customers.updateAddress(inside, { id: row.id, defaultBillingAddress: true })
    return true
  })
}

export function removeAddress(tools: Tools, ctx: RequestContext, { id }: { id: string }) {
  return addressWrite(tools, ctx, 'removeAddress', async (inside, caller) => {
    const row = await ownAddress(tools, inside, caller, id)
    // The engine would hand the mark for bills on to another row; being primary it may hand on.
    await tools.connection
      .getRepository(inside, Address)
      .update(row.id, { defaultBillingAddress: false })
    await tools.customers.deleteAddress(inside, row.id)
    return true
  })
}

/** The row of the caller's own book; refused for any other. */
export async function ownAddress(
  tools: Tools,
  ctx: RequestContext,
  { customer }: Caller,
  id: string,
): Promise<Address> {
  const row = (await addressesOf(tools, ctx, customer.id)).find((each) => String(each.id) === id)
  if (row === undefined) throw refused('The address could not be found.')
  return row
}

/** The entry as the engine stores it; refused with everything that its country misses. */
async function checkedEntry({ connection }: Tools, ctx: RequestContext, typed: AddressEntry) {
  const entry = Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [field, shortText(value, 'A field')]),
  ) as unknown as AddressEntry
  const code = entry.countryCode.toUpperCase()
  const country = await connection.getRepository(ctx, Country).findOne({ where: { code } })
  const form = country ? formOf(country) : undefined
  const problems = [
    ...(entry.nickname === '' ? ['Nickname is required.'] : []),
    ...(entry.name === '' ? ['Name is required.'] : []),
    ...(form === undefined ? ['Please choose a country from the list.'] : problemsOf(entry, form)),
  ]
  if (form === undefined || problems.length > 0) throw refused(...problems)
  const shown = (field: keyof AddressEntry) =>
    form.fields[field]?.use === 'hidden' ? '' : entry[field]
  return {
    fullName: entry.name,
    company: shown('company'),
    streetLine1: shown('streetAddress'),
    streetLine2: shown('street2Address'),
    city: shown('city'),
    province: shown('stateCode'),
    postalCode: shown('postalCode'),
    countryCode: code,
    phoneNumber: shown('phoneNumber'),
    customFields: {
      nickname: entry.nickname,
      locality: shown('locality'),
      emailAddress: shown('emailAddress'),
    },
  }
}

function problemsOf(entry: AddressEntry, { fields, states }: AddressForm): readonly string[] {
  const missing = Object.entries(fields).flatMap(([field, { label, use }]) =>
    use === 'required' && entry[field as keyof AddressEntry] === ''
      ? [`${label} is required.`]
      : [],
  )
  const { stateCode, emailAddress } = entry
  const isListed = states.length === 0 || states.some(({ code }) => code === stateCode)
  const label = fields['stateCode']?.label.toLowerCase() ?? 'region'
  return [
    ...missing,
    ...(stateCode !== '' && !isListed ? [`Please choose a ${label} from the list.`] : []),
    ...(emailAddress !== '' && !/^[^\s@]+@[^\s@]+$/.test(emailAddress) ? ['Invalid email'] : []),
  ]
}

function formOf({ customFields }: Country): AddressForm | undefined {
  const { addressForm } = (customFields ?? {}) as { readonly addressForm?: string | null }
  return addressForm ? (JSON.parse(addressForm) as AddressForm) : undefined
}

async function addressWrite<A>(
  tools: Tools,
  ctx: RequestContext,
  action: string,
  work: (inside: RequestContext, caller: Caller) => Promise<A>,
): Promise<A> {
  const caller = await requireCaller(tools, ctx)
  return write(tools, ctx, { action, owner: ownerOf(caller) }, (scope) => work(scope.ctx, caller))
}
