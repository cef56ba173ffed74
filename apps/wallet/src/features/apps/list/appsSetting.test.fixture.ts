import { createFakeWallet } from '@strongroom/connectors/testing'
import type { SafeApp } from '@strongroom/gateway-sdk'
import { createChainInfo, createPage } from '@strongroom/gateway-sdk/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { createFakeChain } from '../../../testing/createFakeChain.ts'
import { createOpenSafe } from '../../../testing/createOpenSafe.ts'
import type { Setting } from '../../../testing/renderInSafe.tsx'

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)

/** The safe that apps are tested in. */
export const appsSafe = createOpenSafe([owner.address])
const { address } = appsSafe

/** A setting whose gateway lists the given apps, or does not answer. */
export function appsSetting(
  apps: readonly SafeApp[] | 'down',
  options: { features?: readonly string[]; path?: string } = {},
): Setting {
  const { features = ['SAFE_APPS'], path } = options
  return {
    safe: appsSafe,
    rpc: createFakeChain({
      chainId: 1337,
      safe: address,
      owners: appsSafe.owners,
      threshold: 1,
      nonce: 4n,
      version: '1.4.1',
    }),
    wallet: createFakeWallet({ accounts: [owner] }),
    ...(path && { path }),
    async gateway(request) {
      const { pathname } = new URL(request.url)
      if (apps === 'down') return new Response('', { status: 503 })
      if (pathname.endsWith('/safe-apps')) return Response.json(apps)
      if (pathname.endsWith('/chains')) {
        const chain = createChainInfo({ chainId: '1337' })
        return Response.json(
          createPage([{ ...chain, features: [...features] }]),
        )
      }
      return Response.json({ message: 'none', code: 404 }, { status: 404 })
    },
  }
}
