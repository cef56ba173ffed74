import type { Gateway } from '../../Gateway.ts'
import { readSafe } from '../../queries/readSafe.ts'
import { readTokens } from '../../queries/readTokens.ts'
import {
  type FilterPage,
  incomingPage,
  modulePage,
  multisigPage,
} from '../../views/filterPages.ts'
import { inSnapshot } from '../../views/inSnapshot.ts'
import type { Call } from '../Call.ts'
import {
  addressFilter,
  hashFilter,
  nonceFilter,
  timeFilter,
  valueFilter,
} from '../filters.ts'
import { readCursor } from '../pagination.ts'
import { type Route, route } from '../Route.ts'
import { transactionItemPageSchema } from '../serverSchemas.ts'

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

const times = {
  execution_date__gte: 'ISO date',
  execution_date__lte: 'ISO date',
}
const shared = { to: 'Address', cursor: '`limit=N&offset=M`' }

export const listRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: `${safePath}/incoming-transfers`,
    summary: 'Transfers into a safe',
    query: {
      ...times,
      ...shared,
      trusted: 'Trusted tokens only; default true',
      token_address: 'Token',
      value: 'Base units, or token units with a decimal point',
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
    summary: 'Transactions that modules made',
    query: { ...shared, module: 'Address', transaction_hash: 'Hash' },
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
    summary: 'Multisig transactions in any state, highest nonce first',
    query: {
      ...times,
      ...shared,
      value: 'Base units, or native units with a decimal point',
      nonce: 'Nonce',
      executed: '`true` or `false`',
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
