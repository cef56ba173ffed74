import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import type { DecodableCall, DecodedCall } from './decodeData.ts'
import { loadCalls } from './loadCalls.ts'

/** {@link loadCalls} for one call. */
export async function loadCall(
  gateway: Gateway,
  chain: ChainConfig,
  call: DecodableCall,
): Promise<DecodedCall> {
  const [loaded] = await loadCalls(gateway, chain, [call])
  if (loaded === undefined) throw new RangeError('There is no call.')
  return loaded.call
}
