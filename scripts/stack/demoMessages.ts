import type { Chain, DemoSafe } from '@strongroom/devnet'
import {
  addDelegate,
  type GatewayClient,
  getSafeMessages,
  proposeSafeMessage,
} from '@strongroom/gateway-sdk'
import {
  getDelegateTypedData,
  getSafeMessageTypedData,
  getTotp,
  hashMessageDigest,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, stringify } from 'viem'

const [alice, bob, , , erin] = [0, 1, 2, 3, 4] as const

/**
 * Gives Treasury a message that waits for a second signature, and a delegate
 * who may propose for Bob; other safes stay unchanged.
 */
export async function demoMessages(
  gateway: GatewayClient,
  chain: Chain,
  safe: DemoSafe,
): Promise<void> {
  if (safe.name !== 'Treasury') return
  const chainId = String(chain.chainId)
  const account = (index: number) => chain.accounts[index] as Address
  const sign = (index: number, typedData: object) =>
    chain.client.request({
      method: 'eth_signTypedData_v4',
      params: [account(index), stringify(typedData)],
    }) as Promise<Hex>
  const message = 'Treasury approves the budget of the coming year.'
  const place = { chainId, safeAddress: safe.address }
  // A start that was cut short may have left it; twice is refused.
  if ((await getSafeMessages(gateway, place)).results.length === 0) {
    await proposeSafeMessage(gateway, {
      ...place,
      message,
      signature: await sign(
        alice,
        getSafeMessageTypedData(
          { chainId: chain.chainId, safe: safe.address, version: safe.version },
          hashMessageDigest(message),
        ),
      ),
    })
  }
  const delegate = account(erin)
  await addDelegate(gateway, {
    chainId,
    safe: safe.address,
    delegate,
    delegator: account(bob),
    label: 'Bookkeeper',
    signature: await sign(
      bob,
      getDelegateTypedData({
        chainId: chain.chainId,
        delegate,
        totp: getTotp(Date.now()),
      }),
    ),
  })
}
