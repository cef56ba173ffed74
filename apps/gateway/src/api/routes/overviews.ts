import { safeOverviewsSchema } from '@strongroom/gateway-schemas'
import { isDatabaseUnavailable } from '../../platform/db/isDatabaseUnavailable.ts'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import { toChecksum } from '../../platform/toChecksum.ts'
import { safeOverview } from '../../reads/safes/safeOverview.ts'
import type { Call } from '../http/Call.ts'
import { type Route, route } from '../http/Route.ts'
import { readAddress } from '../http/readAddress.ts'
import {
  addressParameter,
  currencyParameter,
  examples,
  flag,
  required,
  textParameter,
} from '../openapi/parameters.ts'

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

export const overviewRoutes: readonly Route[] = (['v1', 'v2'] as const).map(
  (generation) =>
    route({
      method: 'get',
      path: `/${generation}/safes`,
      operationId: `getSafeOverviews${generation === 'v1' ? '' : 'V2'}`,
      summary: 'Overviews of up to ten safes; those not known are left out',
      query: {
        currency: required(currencyParameter),
        safes: required(
          textParameter('Comma list of `chainId:address`', {
            example: `1337:${examples.safe}`,
          }),
        ),
        wallet_address: addressParameter(
          'Owner whose awaited confirmations are counted',
        ),
        trusted: flag('Count trusted tokens only', false),
        exclude_spam: flag('Accepted; there is no spam list', true),
      },
      response: safeOverviewsSchema,
      handle: overviews,
    }),
)
