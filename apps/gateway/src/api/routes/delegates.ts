import { calls } from '@strongroom/gateway-schemas/calls/calls'
import type { AddDelegateBody } from '@strongroom/gateway-sdk'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import { readDelegates } from '../../reads/delegates/readDelegates.ts'
import { inSnapshot } from '../../reads/pages/inSnapshot.ts'
import { pageLinks, readCursor } from '../../reads/pages/pagination.ts'
import { addDelegate } from '../../writes/delegates/addDelegate.ts'
import { deleteDelegate } from '../../writes/delegates/deleteDelegate.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import { delegateFilter } from '../http/filters.ts'
import { type Route, route } from '../http/Route.ts'
import {
  deleteDelegateV1BodySchema,
  deleteSafeDelegateBodySchema,
} from '../http/serverSchemas.ts'

const list = (call: Call) => {
  const { chainId } = call.chain()
  const filter = delegateFilter(call)
  const cursor = readCursor(call.query('cursor'))
  return inSnapshot(call.gateway, async ({ db }) => {
    const { rows, total } = await readDelegates(db, chainId, filter, cursor)
    return {
      count: total,
      ...pageLinks(call.url, cursor, total),
      results: rows.map(({ safe, delegate, delegator, label }) => ({
        safe,
        delegate,
        delegator,
        label,
      })),
    }
  })
}

/** The body repeats parameters of the path. */
const agree = (name: 'delegate' | 'safe', body: string, path: string): void => {
  if (body !== path) throw invalidField(`Invalid ${name}`, [name])
}

const add = (call: Call, body: AddDelegateBody) =>
  addDelegate(call.gateway, call.chain(), body)

export const delegateRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v1/chains/:chainId/delegates',
    operationId: 'getDelegatesV1',
    summary: 'Lists delegates',
    query: calls.getDelegates.query,
    response: calls.getDelegates.answer,
    handle: list,
  }),
  route({
    method: 'post',
    path: '/v1/chains/:chainId/delegates',
    operationId: 'addDelegateV1',
    summary: 'Lets an account propose for an owner, in one safe or in all',
    limit: 'costly',
    body: calls.addDelegate.body,
    handle: add,
  }),
  callRoute('getDelegates', list),
  callRoute('addDelegate', add, { limit: 'costly' }),
  callRoute(
    'deleteDelegate',
    (call, body) =>
      deleteDelegate(call.gateway, call.chain(), {
        delegate: call.address('delegate'),
        delegator: body.delegator ?? undefined,
        safe: body.safe ?? undefined,
        signature: body.signature,
      }),
    { status: 204 },
  ),
  route({
    method: 'delete',
    path: '/v1/chains/:chainId/delegates/:delegate',
    operationId: 'deleteDelegateV1',
    summary: 'Ends what a delegate may do for a delegator, in every safe',
    body: deleteDelegateV1BodySchema,
    status: 204,
    handle: (call, body) => {
      agree('delegate', body.delegate, call.address('delegate'))
      return deleteDelegate(call.gateway, call.chain(), body)
    },
  }),
  route({
    method: 'delete',
    path: '/v1/chains/:chainId/safes/:safeAddress/delegates/:delegate',
    operationId: 'deleteSafeDelegate',
    summary: 'Ends what a delegate may do in a safe',
    body: deleteSafeDelegateBodySchema,
    status: 204,
    handle: (call, body) => {
      agree('delegate', body.delegate, call.address('delegate'))
      agree('safe', body.safe, call.address('safeAddress'))
      return deleteDelegate(call.gateway, call.chain(), body)
    },
  }),
]
