import {
  addDelegateBodySchema,
  deleteDelegateBodySchema,
} from '@strongroom/gateway-schemas'
import { readDelegates } from '../../../reads/delegates/readDelegates.ts'
import { addDelegate } from '../../../writes/delegates/addDelegate.ts'
import { deleteDelegate } from '../../../writes/delegates/deleteDelegate.ts'
import { delegateFilter } from '../../http/filters.ts'
import type { Route } from '../../http/Route.ts'
import {
  listOf,
  serviceDelegateSchema,
  signedDelegateSchema,
} from '../entities.ts'
import { delegatesQuery } from '../query.ts'
import { readPage, serviceRoute, toList } from '../serviceRoute.ts'

export const serviceDelegateRoutes: readonly Route[] = [
  serviceRoute({
    method: 'get',
    path: '/v2/delegates',
    operationId: 'listServiceDelegates',
    summary: 'Who may propose in the name of owners',
    query: delegatesQuery,
    response: listOf(serviceDelegateSchema, 'ServiceDelegateList'),
    handle: async (call) => {
      const cursor = readPage(call)
      const { rows, total } = await readDelegates(
        call.gateway.db,
        call.chain().chainId,
        delegateFilter(call),
        cursor,
      )
      return toList(call, cursor, {
        rows: rows.map(({ safe, delegate, delegator, label }) => ({
          safe,
          delegate,
          delegator,
          label,
          expiryDate: null,
        })),
        total,
      })
    },
  }),
  serviceRoute({
    method: 'post',
    path: '/v2/delegates',
    operationId: 'addServiceDelegate',
    summary: 'Lets an account propose for an owner, in one safe or in all',
    limit: 'costly',
    body: addDelegateBodySchema,
    status: 201,
    response: signedDelegateSchema,
    handle: async (call, body) => {
      await addDelegate(call.gateway, call.chain(), body)
      return { ...body, safe: body.safe ?? null, expiryDate: null }
    },
  }),
  serviceRoute({
    method: 'delete',
    path: '/v2/delegates/:delegate',
    operationId: 'deleteServiceDelegate',
    summary: 'Ends what a delegate may do',
    body: deleteDelegateBodySchema,
    status: 204,
    handle: (call, { delegator, safe, signature }) =>
      deleteDelegate(call.gateway, call.chain(), {
        delegate: call.address('delegate'),
        delegator: delegator ?? undefined,
        safe: safe ?? undefined,
        signature,
      }),
  }),
]
