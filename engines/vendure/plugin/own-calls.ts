/**
 * Lets the shop API answer the calls of this plugin alone. The engine's own calls for carts lose pieces when several come
 * at once, keep a part of what they refuse, and let strangers in as owners; nobody needs them beside these.
 */
import type { VendureConfig } from '@vendure/core'
import { GraphQLError, Kind } from 'graphql'
import { mutations, queries } from './calls.ts'

const OWN = new Set([...Object.keys(queries), ...Object.keys(mutations), '__typename'])

type ApolloServerPlugin = NonNullable<VendureConfig['apiOptions']['apolloServerPlugins']>[number]

export const ownCallsOnly: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue }) {
        const { req } = contextValue as { readonly req?: { readonly originalUrl?: string } }
        if (!req?.originalUrl?.startsWith('/shop-api')) return
        const strange = operation?.selectionSet.selections.find(
          (each) => each.kind !== Kind.FIELD || !OWN.has(each.name.value),
        )
        if (strange === undefined) return
        throw new GraphQLError('This call is not offered.', {
          extensions: { code: 'NOT_BUILT', http: { status: 501 } },
        })
      },
    }
  },
}
