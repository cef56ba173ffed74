import { STATUS_CODES } from 'node:http'
import type { JsonSchema } from '@strongroom/gateway-schemas/calls/parameters'
import type { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import type { Route } from '../http/Route.ts'

/** Why a request is refused with a status, and an answer as an example. */
const refusals: Readonly<
  Record<number, readonly [description: string, example: JsonSchema]>
> = {
  400: [
    'The request cannot be read, or its signature is refused',
    {
      message: 'Request body is not valid JSON',
      error: 'Bad Request',
      statusCode: 400,
    },
  ],
  401: [
    'Not signed in as the right account',
    { code: 401, message: 'Unauthorized' },
  ],
  403: [
    'Not allowed: from a foreign origin, without a session, or without the signature',
    { message: 'Forbidden resource', error: 'Forbidden', statusCode: 403 },
  ],
  404: ['Not found', { code: 404, message: 'Safe not found' }],
  409: [
    'Contradicts what is stored',
    { code: 409, message: 'Email address matches that of the Safe owner.' },
  ],
  413: [
    'The body is too large',
    {
      message: 'Request body is too large',
      error: 'Payload Too Large',
      statusCode: 413,
    },
  ],
  421: [
    'Addressed to another host',
    {
      message: 'Misdirected Request',
      error: 'Misdirected Request',
      statusCode: 421,
    },
  ],
  422: [
    'A parameter or a field of the body is invalid',
    {
      statusCode: 422,
      code: 'custom',
      path: ['safe'],
      message: 'Invalid address',
    },
  ],
  429: [
    'Too many requests; `Retry-After` has the seconds to wait',
    { code: 429, message: 'Rate limit reached' },
  ],
  500: [
    'A fault of the server',
    { code: 500, message: 'Internal server error' },
  ],
  502: [
    "The chain's node answered nonsense",
    { statusCode: 502, message: 'Bad gateway' },
  ],
  503: [
    "The store or the chain's node does not answer",
    { code: 503, message: 'Service unavailable' },
  ],
}

const nameOf = (status: number): string =>
  (STATUS_CODES[status] ?? '').replaceAll(/\W/g, '')

/** The statuses that a route may refuse with. */
function refusalsOf(route: Route): readonly number[] {
  const isWrite = route.method !== 'get'
  const isGuarded = route.sameSite || route.security || route.headers
  return [
    ...new Set([
      ...[400, 421, 500, 503],
      ...(route.path.startsWith('/health/') ? [] : [429]),
      ...(route.path.includes('/:') ? [404, 422, 502] : []),
      ...(route.query === undefined ? [] : [422]),
      ...(isWrite || isGuarded ? [403] : []),
      ...(route.body === undefined ? [] : [413, 422]),
      ...(route.errors ?? []),
    ]),
  ].sort((a, b) => a - b)
}

/** References to the shared refusals, by status. */
export const refusalReferences = (route: Route): JsonSchema =>
  Object.fromEntries(
    refusalsOf(route).map((status) => [
      status,
      { $ref: `#/components/responses/${nameOf(status)}` },
    ]),
  )

/** All refusals, for `components.responses`. */
export const refusalComponents = (
  error: z.ZodType,
): Record<string, ZodOpenApiResponseObject> =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, [description, example]]) => [
      nameOf(Number(status)),
      {
        description,
        ...(status === '429'
          ? {
              headers: {
                'Retry-After': {
                  description: 'Seconds to wait',
                  schema: { type: 'integer' as const, minimum: 1 },
                },
              },
            }
          : {}),
        content: { 'application/json': { schema: error, example } },
      },
    ]),
  )
