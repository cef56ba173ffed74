import { isDatabaseUnavailable } from '../../platform/db/isDatabaseUnavailable.ts'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import { toChecksum } from '../../platform/toChecksum.ts'
import { safeOverview } from '../../reads/safes/safeOverview.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import type { Route } from '../http/Route.ts'
import { readAddress } from '../http/readAddress.ts'

const maxSafes = 10

const overviews = async (call: Call) => {
  const { gateway } = call
  const currency = call.query('currency')
  if (!currency) throw invalidField('Required', ['currency'])
  const safes = call.query('safes')
  if (safes === undefined) throw invalidField('Required', ['safes'])
  const trusted = call.flag('trusted', false)
  call.flag('exclude_spam', true)
  const walletText = call.query('wallet_address')
  const wallet =
    walletText === undefined
      ? undefined
      : readAddress(walletText, ['wallet_address'])
  const options = { currency, trusted, wallet }
  const wanted = safes.split(',').slice(0, maxSafes)
  const found = await Promise.all(
    wanted.map((text) => {
      const [chainId = '', addressText = ''] = text.split(':')
      const address = toChecksum(addressText)
      const chain = gateway.config.chains.find((x) => x.chainId === chainId)
      return chain !== undefined && address !== undefined
        ? safeOverview(gateway, chain, address, options).catch((error) => {
            // The client would take the empty answer for a missing safe.
            if (isDatabaseUnavailable(error)) throw error
            return undefined
          })
        : undefined
    }),
  )
  return found.filter((overview) => overview !== undefined)
}

const options = {
  summary: 'Reads short facts about up to ten safes; unknown ones are left out',
  describes: {
    exclude_spam: 'Accepted; there is no spam list.',
    safes:
      'Up to ten safes, each as `{chainId}:{address}`, with commas between.',
  },
}

export const overviewRoutes: readonly Route[] = [
  callRoute('getSafeOverviews', overviews, options),
  callRoute('getSafeOverviewsV2', overviews, options),
]
