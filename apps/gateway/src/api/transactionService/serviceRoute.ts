import { getAddress, isAddress } from 'viem'
import {
  type Cursor,
  pageLinks,
  readCursor,
  setLimitAndOffset,
} from '../../reads/pages/pagination.ts'
import type { Filtered } from '../../reads/sql/whenGiven.ts'
import type { Call } from '../http/Call.ts'
import { HttpError } from '../http/HttpError.ts'
import { type Route, type RouteOptions, route } from '../http/Route.ts'

/** Where the routes of the transaction service begin; a chain follows. */
export const servicePath = '/tx-service/'

/** Parameters of paths that are addresses. */
const addresses: readonly string[] = [
  'safe',
  'owner',
  'module',
  'token',
  'delegate',
]

/** Clients of the service rely on it to refuse a mistyped address. */
const checkAddress = (text: string): void => {
  if (isAddress(text) && getAddress(text) === text) return
  throw new HttpError(422, {
    code: 1,
    message: 'Checksum address validation failed',
    arguments: [text],
  })
}

type ServiceRouteOptions<B> = Omit<RouteOptions<B>, 'guard' | 'path'> & {
  path: `/v${1 | 2}/${string}`
}

/**
 * A route that the transaction service of a chain has, with its checks of the
 * path. Clients send the trailing slash or leave it out.
 */
export function serviceRoute<B = undefined>({
  path,
  ...options
}: ServiceRouteOptions<B>): Route {
  const named = addresses.filter((name) => path.split('/').includes(`:${name}`))
  return route({
    ...options,
    path: `${servicePath}:chain/api${path}`,
    guard: (call) => {
      for (const name of named) checkAddress(call.text(name))
    },
  })
}

/** The page that a request asks for; the service has a hundred items a page. */
export const readPage = (call: Call): Cursor =>
  readCursor(`limit=${call.query('limit')}&offset=${call.query('offset')}`, 100)

/** One page of a list, with links to its neighbours. */
export const toList = <T>(
  { url }: Pick<Call, 'url'>,
  cursor: Cursor,
  { rows, total }: Filtered<T>,
) => ({
  count: total,
  ...pageLinks(url, cursor, total, setLimitAndOffset),
  results: rows,
})
