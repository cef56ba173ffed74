import { invalidField } from '../../platform/errors/RefusalError.ts'
import { fiatCodes } from '../../platform/prices/fiatCodes.ts'
import { balancesView } from '../../reads/balances/balancesView.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { callRoute } from '../http/callRoute.ts'
import type { Route } from '../http/Route.ts'

export const balanceRoutes: readonly Route[] = [
  callRoute('getFiatCurrencies', () => fiatCodes),
  callRoute(
    'getBalances',
    async (call) => {
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
    { describes: { exclude_spam: 'Accepted; there is no spam list.' } },
  ),
]
