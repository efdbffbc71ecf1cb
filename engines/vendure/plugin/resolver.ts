/** Makes a resolver of functions. Its decorators are applied by hand, because nothing here is transpiled with metadata. */
import { Inject } from '@nestjs/common'
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql'
import { Allow, Ctx, type Permission, type RequestContext } from '@vendure/core'
import type { Handler } from './calls.ts'
import { requireStorable } from './texts.ts'
import { TOOLS, type Tools } from './tools.ts'

interface Calls {
  readonly queries?: Readonly<Record<string, Handler>>
  readonly mutations?: Readonly<Record<string, Handler>>
  readonly permission: Permission
}

/** A class that answers these calls, for those who have the permission. */
export function resolverOf({ queries = {}, mutations = {}, permission }: Calls) {
  class CallsResolver {
    readonly tools: Tools
    constructor(tools: Tools) {
      this.tools = tools
    }
  }
  const add = (name: string, handler: Handler, kind: MethodDecorator) => {
    const answer = function (this: CallsResolver, ctx: RequestContext, args: unknown) {
      requireStorable(args)
      return handler(this.tools, ctx, args)
    }
    Object.defineProperty(CallsResolver.prototype, name, { value: answer, configurable: true })
    const { prototype } = CallsResolver
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
    kind(prototype, name, descriptor)
    Allow(permission)(prototype, name, descriptor)
    Ctx()(prototype, name, 0)
    Args()(prototype, name, 1)
  }
  for (const [name, handler] of Object.entries(queries)) add(name, handler, Query())
  for (const [name, handler] of Object.entries(mutations)) add(name, handler, Mutation())
  Inject(TOOLS)(CallsResolver, undefined, 0)
  Resolver()(CallsResolver)
  return CallsResolver
}
