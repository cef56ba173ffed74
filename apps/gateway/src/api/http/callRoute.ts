import {
  type CallName,
  type Calls,
  calls,
} from '@strongroom/gateway-schemas/calls/calls'
import type { CallDefinition } from '@strongroom/gateway-schemas/calls/defineCalls'
import type { z } from 'zod'
import type { Call } from './Call.ts'
import { type Route, type RouteOptions, route } from './Route.ts'

type BodyOf<N extends CallName> = Calls[N] extends {
  readonly body: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined

/** What a route of a call has besides its definition. */
export interface CallRouteOptions<B>
  extends Partial<
    Pick<
      RouteOptions<B>,
      | 'body'
      | 'errors'
      | 'guard'
      | 'kept'
      | 'limit'
      | 'maxBody'
      | 'prepare'
      | 'response'
      | 'sameSite'
      | 'security'
      | 'status'
      | 'summary'
    >
  > {
  /** Descriptions of query parameters that mean something else here. */
  readonly describes?: Readonly<Record<string, string>>
  /** Query parameters that clients of other gateways send. */
  readonly ignores?: readonly string[]
}

const definitions: Readonly<Record<CallName, CallDefinition>> = calls

/** The first sentence of a text, as a heading. */
const headingOf = (text: string): string =>
  (text.split(/\.(?:\s|$)/)[0] ?? text).replace(/:.*$/s, '')

const queryOf = <B>(
  query: NonNullable<CallDefinition['query']>,
  { describes = {}, ignores = [] }: CallRouteOptions<B>,
): NonNullable<Route['query']> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name]) => !ignores.includes(name))
      .map(([name, parameter]) => [
        name,
        {
          ...parameter,
          description: describes[name] ?? parameter.description,
        },
      ]),
  )

/**
 * The route of a call: method, path, parameters, body, answer and docs are those
 * of the registry that clients are made from.
 */
export function callRoute<N extends CallName, B = BodyOf<N>>(
  name: N,
  handle: (call: Call, body: B) => unknown,
  options: CallRouteOptions<B> = {},
): Route {
  const { describes: _, ignores: __, ...others } = options
  const { method, path, summary, query, headers, body, answer, status } =
    definitions[name]
  const template = path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')
  return route({
    method: method.toLowerCase() as 'get' | 'post' | 'put' | 'delete',
    path: template as `/${string}`,
    operationId: name,
    summary: headingOf(summary),
    ...(query === undefined ? {} : { query: queryOf(query, options) }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body: body as z.ZodType<B> }),
    ...(answer === undefined ? {} : { response: answer }),
    ...(status === undefined ? {} : { status }),
    ...others,
    handle,
  })
}
