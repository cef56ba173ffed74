import { transactionItemPageSchema } from '@strongroom/gateway-schemas'
import type { Gateway } from '../../platform/Gateway.ts'
import {
  type FilterPage,
  incomingPage,
  modulePage,
  multisigPage,
} from '../../reads/lists/filterPages.ts'
import { readTokens } from '../../reads/names/readTokens.ts'
import { inSnapshot } from '../../reads/pages/inSnapshot.ts'
import { readCursor } from '../../reads/pages/pagination.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import type { Call } from '../http/Call.ts'
import {
  addressFilter,
  hashFilter,
  nonceFilter,
  timeFilter,
  valueFilter,
} from '../http/filters.ts'
import { type Route, route } from '../http/Route.ts'
import {
  addressParameter,
  cursor,
  flag,
  hashParameter,
  textParameter,
  timeParameter,
  whole,
} from '../openapi/parameters.ts'

const safePath = '/v1/chains/:chainId/safes/:safeAddress'
const native = 18

const readPage = <F, T>(
  call: Call,
  filter: F,
  show: (page: FilterPage<F>) => Promise<T>,
): Promise<T> => {
  const chain = call.chain()
  const cursor = readCursor(call.query('cursor'))
  const address = call.address('safeAddress')
  return inSnapshot(call.gateway, async (gateway) => {
    const safe = await readSafe(gateway.db, chain.chainId, address)
    return show({ gateway, chain, safe, filter, cursor, url: call.url })
  })
}

const decimalsOf = async (
  { db }: Gateway,
  call: Call,
  chainId: string,
): Promise<number> => {
  const token = addressFilter(call, 'token_address')
  if (token === undefined) return native
  return (await readTokens(db, chainId, [token])).get(token)?.decimals ?? 0
}

const amount = (description: string) =>
  textParameter(description, {
    pattern: '^[0-9]{1,78}(?:[.][0-9]{1,77})?$',
    example: '1000000000000000000',
  })
const times = {
  execution_date__gte: timeParameter('Executed then or later'),
  execution_date__lte: timeParameter('Executed then or earlier'),
}
const shared = { to: addressParameter('Recipient'), cursor }

export const listRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: `${safePath}/incoming-transfers`,
    operationId: 'getIncomingTransfers',
    summary: 'Transfers into a safe',
    query: {
      ...times,
      ...shared,
      trusted: flag('Trusted tokens only', true),
      token_address: addressParameter('Token'),
      value: amount('Base units, or token units with a decimal point'),
    },
    response: transactionItemPageSchema,
    handle: async (call) => {
      const { chainId } = call.chain()
      const decimals = await decimalsOf(call.gateway, call, chainId)
      const filter = {
        from: timeFilter(call, 'execution_date__gte'),
        until: timeFilter(call, 'execution_date__lte'),
        to: addressFilter(call, 'to'),
        token: addressFilter(call, 'token_address'),
        value: valueFilter(call, decimals),
        trusted: call.flag('trusted', true),
      }
      return readPage(call, filter, incomingPage)
    },
  }),
  route({
    method: 'get',
    path: `${safePath}/module-transactions`,
    operationId: 'getModuleTransactions',
    summary: 'Transactions that modules made',
    query: {
      ...shared,
      module: addressParameter('Module'),
      transaction_hash: hashParameter('Transaction on the chain'),
    },
    response: transactionItemPageSchema,
    handle: (call) =>
      readPage(
        call,
        {
          module: addressFilter(call, 'module'),
          to: addressFilter(call, 'to'),
          txHash: hashFilter(call, 'transaction_hash'),
        },
        modulePage,
      ),
  }),
  route({
    method: 'get',
    path: `${safePath}/multisig-transactions`,
    operationId: 'getMultisigTransactions',
    summary: 'Multisig transactions in any state, highest nonce first',
    query: {
      ...times,
      ...shared,
      value: amount('Base units, or native units with a decimal point'),
      nonce: whole('Nonce'),
      executed: flag('Executed ones only, or queued ones only'),
    },
    response: transactionItemPageSchema,
    handle: (call) => {
      const filter = {
        from: timeFilter(call, 'execution_date__gte'),
        until: timeFilter(call, 'execution_date__lte'),
        to: addressFilter(call, 'to'),
        value: valueFilter(call, native),
        nonce: nonceFilter(call),
        executed:
          call.query('executed') === undefined
            ? undefined
            : call.flag('executed', false),
      }
      const { gateway, url } = call
      const chain = call.chain()
      const cursor = readCursor(call.query('cursor'))
      const address = call.address('safeAddress')
      return multisigPage({ gateway, chain, address, filter, cursor, url })
    },
  }),
]
