import { safeOverviewsSchema } from '@strongroom/gateway-sdk/schemas'
import { safeOverview } from '../../views/safeOverview.ts'
import type { Call } from '../Call.ts'
import { invalidField } from '../HttpError.ts'
import { type Route, route } from '../Route.ts'
import { readAddress, toChecksum } from '../readAddress.ts'

const maxSafes = 10

const overviews = async (call: Call) => {
  const { gateway } = call
  if (!call.query('currency')) {
    throw invalidField('Required', ['currency'])
  }
  call.flag('trusted', false)
  call.flag('exclude_spam', true)
  const walletText = call.query('wallet_address')
  const wallet =
    walletText === undefined
      ? undefined
      : readAddress(walletText, ['wallet_address'])
  const wanted = (call.query('safes') ?? '').split(',').slice(0, maxSafes)
  const found = await Promise.all(
    wanted.map((text) => {
      const [chainId = '', addressText = ''] = text.split(':')
      const address = toChecksum(addressText)
      const served = gateway.config.chains.some((x) => x.chainId === chainId)
      return served && address !== undefined
        ? safeOverview(gateway, chainId, address, wallet).catch(() => undefined)
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
      summary: 'Overviews of up to ten safes; those not known are left out',
      query: {
        currency: 'Currency code; required',
        safes: 'Comma list of `chainId:address`',
        wallet_address: 'Owner to count awaited confirmations for',
        trusted: 'Accepted',
        exclude_spam: 'Accepted',
      },
      response: safeOverviewsSchema,
      handle: overviews,
    }),
)
