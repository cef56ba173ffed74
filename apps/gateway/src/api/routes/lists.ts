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
import { callRoute } from '../http/callRoute.ts'
import {
  addressFilter,
  hashFilter,
  nonceFilter,
  timeFilter,
  valueFilter,
} from '../http/filters.ts'
import type { Route } from '../http/Route.ts'

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

export const listRoutes: readonly Route[] = [
  callRoute(
    'getIncomingTransfers',
    async (call) => {
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
    { ignores: ['timezone'] },
  ),
  callRoute(
    'getModuleTransactions',
    (call) =>
      readPage(
        call,
        {
          module: addressFilter(call, 'module'),
          to: addressFilter(call, 'to'),
          txHash: hashFilter(call, 'transaction_hash'),
        },
        modulePage,
      ),
    { ignores: ['timezone'] },
  ),
  callRoute(
    'getMultisigTransactions',
    (call) => {
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
    { ignores: ['timezone'] },
  ),
]
