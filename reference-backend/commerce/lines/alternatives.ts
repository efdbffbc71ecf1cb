/** The price of one configuration, and what each other answer to each of its questions would make of it. */

import { alternativesOf } from '../../pricing/alternatives.ts'
import type { Action } from '../action.ts'
import { askedPrice, outcomeOf, pricePorts } from './asked-price.ts'
import { briefPrice, modelPriceInfo } from './prices.ts'

export const alternativeActions: readonly Action[] = [
  {
    name: 'getSkuConfigurationAlternatives',
    label: 'public:order.getSkuConfigurationAlternatives',
    kind: 'read',
    access: 'account',
    fields: ['skuID', 'modelNumber', 'configuration', 'quantity'],
    run: async (call) => {
      const ports = await pricePorts(call)
      const asked = await askedPrice(ports, call.input)
      if (asked === undefined) return { data: { modelPriceInfo: null, alternatives: [] } }
      const { request, price: present } = asked
      const alternatives = alternativesOf(request, present)
        .filter(({ price }) => outcomeOf(price) !== 'NUL')
        .map(({ modifierKey, optionCode, price }) => ({
          modifierKey,
          optionCode,
          modelNumber: price.modelNumber,
          ...briefPrice(price),
        }))
      return { data: { modelPriceInfo: modelPriceInfo(present, ports.market), alternatives } }
    },
  },
]
