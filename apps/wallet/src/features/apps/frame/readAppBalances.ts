import { type GatewayClient, getBalances } from '@strongroom/gateway-sdk'
import type { Rpc } from '@strongroom/react-hooks/chain'
import type { SafeBalances } from '@strongroom/safe-apps-bridge/host'
import { zeroAddress } from 'viem'
import type { OpenSafe } from '../../../core/useOpenSafe.ts'

/**
 * The safe's balances for an app: the gateway's, else the native coin alone as
 * the chain has it, without a price.
 *
 * @throws the gateway's error when the chain does not answer either.
 */
export async function readAppBalances(
  {
    gateway,
    rpc,
    safe,
  }: { gateway: GatewayClient; rpc: Rpc | undefined; safe: OpenSafe },
  currency: string,
  signal: AbortSignal,
): Promise<SafeBalances> {
  const { chainId, address, chain } = safe
  try {
    const { fiatTotal, items } = await getBalances(gateway, {
      chainId,
      safeAddress: address,
      currency,
      excludeSpam: true,
      signal,
    })
    return {
      fiatTotal,
      items: items.map(({ tokenInfo, ...amounts }) => ({
        tokenInfo: {
          ...tokenInfo,
          decimals: tokenInfo.decimals ?? null,
          logoUri: tokenInfo.logoUri ?? null,
        },
        ...amounts,
      })),
    }
  } catch (error) {
    signal.throwIfAborted()
    if (rpc === undefined) throw error
    const balance = await rpc.request({
      method: 'eth_getBalance',
      params: [address, 'latest'],
      signal,
    })
    return {
      fiatTotal: '0',
      items: [
        {
          tokenInfo: {
            type: 'NATIVE_TOKEN',
            address: zeroAddress,
            logoUri: null,
            ...chain.nativeCurrency,
          },
          balance: BigInt(String(balance)).toString(),
          fiatBalance: '0',
          fiatConversion: '0',
        },
      ],
    }
  }
}
