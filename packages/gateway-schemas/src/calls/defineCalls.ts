import type { z } from 'zod'
import type { Parameter } from './parameters.ts'

/**
 * How the SDK that was published before takes a call: by position, the path
 * first, then a query or a body, headers, and the link to a page.
 */
export interface Published {
  /** Its names of parameters of the path, where they differ. */
  readonly names?: Readonly<Record<string, string>>
  /** Order of the parameters of the path, where it is not the path's. */
  readonly order?: readonly string[]
  /** Type of the query, with what stands before and after it. */
  readonly query?: string
  /** Type of the body. */
  readonly body?: string
  /** Fields of the body that are parameters, with their types. */
  readonly fields?: readonly string[]
  /** A body of this text. */
  readonly text?: string
  /** Type of the headers. */
  readonly headers?: string
  readonly pageUrl?: true
  /** Type of the answer, where it is not the call's. */
  readonly returns?: string
}

/** One call of the gateway: all that its users are derived from. */
export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for each parameter that `pathParameters` describes. */
  readonly path: `/v${number}/${string}`
  /** What the call does; its first sentence heads the call in OpenAPI. */
  readonly summary: string
  /** Facts that a caller needs besides. */
  readonly details?: string
  /** What refusals mean, by status. */
  readonly errors?: Readonly<Record<number, string>>
  /**
   * By their names on the wire, in the order that they are sent. The client's
   * names are in camelCase.
   */
  readonly query?: Readonly<Record<string, Parameter>>
  readonly headers?: Readonly<Record<string, Parameter>>
  readonly body?: z.ZodType
  /** Missing where the answer is empty. */
  readonly answer?: z.ZodType
  /** Status of a success; 200 by default. */
  readonly status?: 201 | 202 | 204
  /** The client sends its cookies. */
  readonly credentials?: 'include'
  /** The client splits longer lists of this parameter over several requests. */
  readonly batched?: 'safes'
  /** Missing where the published SDK has no such call. */
  readonly published?: Published
  /**
   * Parameters of the client's function. Examples of docs, and tests of every
   * call, use them.
   */
  readonly example: Readonly<Record<string, unknown>>
}

/** Keeps the literal types of calls. */
export const defineCalls = <const C extends Record<string, CallDefinition>>(
  calls: C,
): C => calls
