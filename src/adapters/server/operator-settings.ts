/** The operator's settings: from the environment, or a file of the same names. */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { parseJson } from '../http/json.ts'

/** Everything that can be told; lists are separated by commas, or are lists of the file. */
export const settingNames = [
  'COMMERCE_ADDRESS',
  'SEARCH_ADDRESS',
  'CONTENT_ADDRESS',
  'MEDIA_ADDRESS',
  'VAULT_ADDRESS',
  'UPLOAD_ORIGINS',
  'STORAGE_ORIGINS',
  'SITE_CODE',
  'SITE_LANGUAGES',
  'SITE_REGIONS',
  'ADAPTERS',
] as const

export type SettingName = (typeof settingNames)[number]

export type OperatorSettings = Readonly<Partial<Record<SettingName, string>>>

/** What can be read at a start: the environment, and the text of the file that it may name. */
export interface SettingSources {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly file: string | undefined
}

const FileWire = t.record(t.string, t.union([t.string, t.array(t.string)]))

/** What is told, the environment before the file; or the sentence that says what is wrong with the file. */
export function operatorSettings({
  environment,
  file,
}: SettingSources): E.Either<string, OperatorSettings> {
  const ofFile = file === undefined ? E.right({}) : settingsOfFile(file)
  if (E.isLeft(ofFile)) return ofFile
  const ofEnvironment = settingNames.flatMap((name) => {
    const text = environment[name]?.trim()
    return text ? [[name, text] as const] : []
  })
  return E.right({ ...ofFile.right, ...Object.fromEntries(ofEnvironment) })
}

function settingsOfFile(text: string): E.Either<string, OperatorSettings> {
  const read = parseJson(text.replace(/^\uFEFF/, ''))
  if (E.isLeft(read)) return E.left('CONFIG_FILE names a file that is no JSON.')
  const wire = FileWire.decode(read.right)
  if (E.isLeft(wire) || Array.isArray(read.right))
    return E.left('CONFIG_FILE names a file that is no object of texts and lists of texts.')
  const entries = Object.entries(wire.right)
  const strange = entries.find(([name]) => !settingNames.some((known) => known === name))
  if (strange !== undefined)
    return E.left(`CONFIG_FILE says ${JSON.stringify(strange[0])}, which is no setting.`)
  const told = entries.map(([name, value]) => {
    const whole = typeof value === 'string' ? value : value.join(',')
    return [name, whole.trim()] as const
  })
  return E.right(Object.fromEntries(told.filter(([, value]) => value !== '')))
}

/** The parts of a list, each once. */
export function listed(text: string | undefined): readonly string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}
