/** Keeps the address in step with the configuration, and the configuration with an address that is followed. */
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { CodedProduct } from '../../../domain/catalogue/model-code.ts'
import type { Configuration } from '../../../domain/pricing/configuration.ts'
import { type AddressedConfiguration, writeAddress } from './configuration-address.ts'

interface Addressed {
  readonly product: CodedProduct
  readonly configuration: Configuration
  readonly address: AddressedConfiguration
  /** The code in the address could not be read, and nothing has been answered since. */
  readonly isUnread: () => boolean
  /** A link to another configuration of the same product was followed. */
  readonly onFollowed: (model: string) => void
}

export function useConfigurationAddress({
  product,
  configuration,
  address: { model },
  isUnread,
  onFollowed,
}: Addressed) {
  const navigate = useNavigate()
  const written = useRef(configuration)
  const seen = useRef(model)
  /** Written from here and not yet seen in the address: it follows a quick hand with some delay. */
  const underWay = useRef<(string | undefined)[]>([])
  // The address bar is outside React. Only what has changed is written: an untouched page keeps its
  // short address, and a code that could not be read stays in it to be read again.
  useEffect(() => {
    if (written.current === configuration) return
    written.current = configuration
    const { model: text, quantity } = writeAddress(product, configuration)
    // Who has signed in is known after the page, which changes a configuration that nobody has touched.
    const next = isUnread() ? { quantity } : { model: text, quantity }
    if ('model' in next) underWay.current.push(next.model)
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, ...next }),
      replace: true,
      resetScroll: false,
    })
  }, [navigate, product, configuration, isUnread])
  useEffect(() => {
    if (seen.current === model) return
    seen.current = model
    const own = underWay.current.lastIndexOf(model)
    underWay.current.splice(0, own + 1)
    if (own < 0 && model !== undefined) onFollowed(model)
  }, [model, onFollowed])
}
