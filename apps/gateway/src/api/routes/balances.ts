import {
  balancesSchema,
  fiatCurrenciesSchema,
} from '@strongroom/gateway-schemas'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import { fiatCodes } from '../../platform/prices/fiatCodes.ts'
import { balancesView } from '../../reads/balances/balancesView.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { type Route, route } from '../http/Route.ts'
import { flag } from '../openapi/parameters.ts'

export const balanceRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v1/balances/supported-fiat-codes',
    operationId: 'getFiatCurrencies',
    summary: 'Currencies that balances can be asked in',
    response: fiatCurrenciesSchema,
    handle: () => fiatCodes,
  }),
  route({
    method: 'get',
    path: '/v1/chains/:chainId/safes/:safeAddress/balances/:currency',
    operationId: 'getBalances',
    summary: 'What a safe holds',
    query: {
      trusted: flag('Trusted tokens only', false),
      exclude_spam: flag('Accepted; there is no spam list', true),
    },
    response: balancesSchema,
    handle: async (call) => {
      const chain = call.chain()
      const safe = call.address('safeAddress')
      const trusted = call.flag('trusted', false)
      call.flag('exclude_spam', true)
      const currency = call.text('currency').toUpperCase()
      if (!fiatCodes.includes(currency)) {
        throw invalidField('Unsupported currency', ['currency'])
      }
      await readSafe(call.gateway.db, chain.chainId, safe)
      return balancesView(call.gateway, chain, safe, { trusted, currency })
    },
  }),
]
