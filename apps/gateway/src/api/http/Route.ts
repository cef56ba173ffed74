import type { Parameter } from '@strongroom/gateway-schemas/calls/parameters'
import type { z } from 'zod'
import type { RateLimits } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import type { EncodedJson } from '../../platform/pages/EncodedBody.ts'
import type { Call } from './Call.ts'

/** Bytes of a body that may hold a batch of transactions or typed data. */
export const largeBody = 1_024 * 1_024

export interface RouteOptions<B> {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `:name` for parameters. */
  path: `/${string}`
  /** Name of the call in clients; that of the client package where it has one. */
  operationId: string
  summary: string
  /** Query parameters. */
  query?: Readonly<Record<string, Parameter>>
  /** Headers that mean something to this route alone. */
  headers?: Readonly<Record<string, Parameter>>
  /**
   * Required caller: `user` needs the session's cookie, `visitor` may send it.
   */
  security?: 'user' | 'visitor' | 'operator'
  /** Statuses of refusals, besides those that any such route can answer. */
  errors?: readonly number[]
  /** Looked at before the body is; throws to refuse. */
  guard?: (call: Call) => void
  body?: z.ZodType<B>
  /** Bytes of the body at most; 256 KB by default. */
  maxBody?: number
  /** Brings older forms of the body into the schema's. */
  prepare?: (body: unknown) => unknown
  /** Schema of a successful answer, for the OpenAPI document. */
  response?: z.ZodType
  /** Media type of a successful answer that is not described by a schema. */
  produces?: string
  /** Status of a successful answer; 200 by default. */
  status?: 200 | 201 | 202 | 204 | 303
  /**
   * Whether it sets or changes the session's cookie: for pages of this site.
   */
  sameSite?: boolean
  /** Counts requests of this route apart, by the named limit. */
  limit?: keyof RateLimits
  /**
   * The cached answer to a request's address, if it is as good as `handle`
   * would make it. It is called first: most clients poll.
   */
  kept?: (gateway: Gateway, asked: string) => EncodedJson | undefined
  /**
   * Handles a call. Its result is sent as JSON; null and undefined as an empty
   * body, a `Response` unchanged.
   */
  handle: (call: Call, body: B) => unknown
}

/** A route whose body type is erased. */
export type Route = RouteOptions<never>

export const route = <B = undefined>(options: RouteOptions<B>): Route =>
  options as unknown as Route
