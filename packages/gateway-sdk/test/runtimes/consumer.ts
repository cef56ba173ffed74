import {
  createGatewayClient,
  type Fetch,
  type GatewayError,
  getSafeInfo,
  getTransactionHistory,
  isGatewayError,
  paginate,
  type SafeInfo,
} from '@strongroom/gateway-sdk'
import { watchSafe } from '@strongroom/gateway-sdk/live'

declare const platformFetch: Fetch

export async function use(): Promise<readonly string[]> {
  const client = createGatewayClient({ fetch: platformFetch, timeout: 1000 })
  const safe = {
    chainId: '1',
    safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
  } as const
  const info: SafeInfo = await getSafeInfo(client, safe)
  const ids: string[] = [info.address.value]
  try {
    for await (const item of paginate(client, getTransactionHistory, safe))
      if (item.type === 'TRANSACTION') ids.push(item.transaction.id)
  } catch (error) {
    if (isGatewayError(error)) report(error)
  }
  const stop: () => void = watchSafe(client, {
    ...safe,
    onChange: ({ lists }) => ids.push(...lists),
  })
  stop()
  return ids
}

function report(error: GatewayError): string | undefined {
  return error.url
}
