import {
  addDelegateBodySchema,
  delegatePageSchema,
  deleteDelegateBodySchema,
} from '@strongroom/gateway-schemas'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import { readDelegates } from '../../reads/delegates/readDelegates.ts'
import { inSnapshot } from '../../reads/pages/inSnapshot.ts'
import { pageLinks, readCursor } from '../../reads/pages/pagination.ts'
import { addDelegate } from '../../writes/delegates/addDelegate.ts'
import { deleteDelegate } from '../../writes/delegates/deleteDelegate.ts'
import type { Call } from '../http/Call.ts'
import { addressFilter } from '../http/filters.ts'
import { type Route, route } from '../http/Route.ts'
import {
  deleteDelegateV1BodySchema,
  deleteSafeDelegateBodySchema,
} from '../http/serverSchemas.ts'
import {
  addressParameter,
  cursor,
  textParameter,
} from '../openapi/parameters.ts'

const filters = {
  safe: addressParameter('Safe; at least one of the four filters is required'),
  delegate: addressParameter('Who may propose'),
  delegator: addressParameter('In whose name'),
  label: textParameter('Exact label'),
}

const list = (call: Call) => {
  const { chainId } = call.chain()
  const names = Object.keys(filters)
  if (names.every((name) => call.query(name) === undefined)) {
    throw invalidField('At least one property is required')
  }
  const filter = {
    safe: addressFilter(call, 'safe'),
    delegate: addressFilter(call, 'delegate'),
    delegator: addressFilter(call, 'delegator'),
    label: call.query('label'),
  }
  if (filter.label?.includes('\0')) {
    throw invalidField('Invalid label', ['label'])
  }
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

const shared = (['v1', 'v2'] as const).flatMap((generation): Route[] => [
  route({
    method: 'get',
    path: `/${generation}/chains/:chainId/delegates`,
    operationId: `getDelegates${generation === 'v1' ? 'V1' : ''}`,
    summary: 'Who may propose in the name of owners',
    query: { ...filters, cursor },
    response: delegatePageSchema,
    handle: list,
  }),
  route({
    method: 'post',
    path: `/${generation}/chains/:chainId/delegates`,
    operationId: `addDelegate${generation === 'v1' ? 'V1' : ''}`,
    summary: 'Lets somebody propose in the name of an owner',
    limit: 'costly',
    body: addDelegateBodySchema,
    handle: (call, body) => addDelegate(call.gateway, call.chain(), body),
  }),
])

export const delegateRoutes: readonly Route[] = [
  ...shared,
  route({
    method: 'delete',
    path: '/v2/chains/:chainId/delegates/:delegate',
    operationId: 'deleteDelegate',
    summary: 'Ends what a delegate may do',
    body: deleteDelegateBodySchema,
    status: 204,
    handle: (call, body) =>
      deleteDelegate(call.gateway, call.chain(), {
        delegate: call.address('delegate'),
        delegator: body.delegator ?? undefined,
        safe: body.safe ?? undefined,
        signature: body.signature,
      }),
  }),
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
