import type {
  AppBridge,
  ChainInfo,
  SafeInfo,
} from '@strongroom/safe-apps-bridge'

/** The safe the app runs for, by the wallet. */
export interface Safe {
  info: SafeInfo
  chain: ChainInfo
  /** Origin of the wallet. */
  host: string
  /** In wei. */
  balance: bigint
}

// A wallet that serves apps answers at once; anything else never will.
const greetingTimeout = 3000

/** Reads the safe, its chain and its balance from the wallet. */
export async function loadSafe(
  bridge: AppBridge,
  signal: AbortSignal,
): Promise<Safe> {
  const greeting = { signal, timeout: greetingTimeout }
  const [info, chain, { origin }] = await Promise.all([
    bridge.getSafeInfo(greeting),
    bridge.getChainInfo(greeting),
    bridge.getEnvironmentInfo(greeting),
  ])
  const balance = await bridge.rpcCall(
    { call: 'eth_getBalance', params: [info.safeAddress, 'latest'] },
    { signal },
  )
  return { info, chain, host: origin, balance: readQuantity(balance) }
}

/** Reads a number as nodes write it. Throws for anything else. */
export function readQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value))
    return BigInt(value)
  throw new Error('The wallet gave no number.')
}
