import type { Schema } from '@strongroom/gateway-sdk/schemas'
import type { Call } from './Call.ts'

export interface RouteOptions<B> {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `:name` for parameters. */
  path: `/${string}`
  summary: string
  /** Query parameters and what they mean. */
  query?: Readonly<Record<string, string>>
  body?: Schema<B>
  /** Brings older forms of the body into the schema's. */
  prepare?: (body: unknown) => unknown
  /** Schema of a successful answer, for the OpenAPI document. */
  response?: Schema<unknown>
  /** Status of a successful answer; 200 by default. */
  status?: 200 | 202 | 204
  /** What it returns is sent as JSON; null and undefined as an empty body. */
  handle: (call: Call, body: B) => unknown
}

/** A route whose body type is known to nobody but itself. */
export type Route = RouteOptions<never>

export const route = <B = undefined>(options: RouteOptions<B>): Route =>
  options as unknown as Route
