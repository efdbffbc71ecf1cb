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
  /** Somebody followed a link to another configuration of the same product. */
  readonly onFollowed: (model: string) => void
}

export function useConfigurationAddress({
  product,
  configuration,
  address,
  onFollowed,
}: Addressed) {
  const navigate = useNavigate()
  const written = useRef({ configuration, model: address.model })
  // The address bar is outside React. Only what has changed is written: an untouched page keeps its
  // short address, and a code that could not be read stays in it to be read again.
  useEffect(() => {
    if (written.current.configuration === configuration) return
    const { model, quantity } = writeAddress(product, configuration)
    written.current = { configuration, model }
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, model, quantity }),
      replace: true,
      resetScroll: false,
    })
  }, [navigate, product, configuration])
  useEffect(() => {
    const { model } = address
    if (model === undefined || model === written.current.model) return
    written.current = { ...written.current, model }
    onFollowed(model)
  }, [address, onFollowed])
}
