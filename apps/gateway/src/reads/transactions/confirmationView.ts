import type {
  ConfirmationViewBody,
  GenericConfirmationView,
} from '@strongroom/gateway-sdk'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { loadCall } from '../contracts/loadCall.ts'

/**
 * View of a call before its confirmation; the method is empty for an
 * undecodable one.
 */
export async function confirmationView(
  gateway: Gateway,
  chain: ChainConfig,
  safe: Address,
  { to, value, data, operation }: ConfirmationViewBody,
): Promise<GenericConfirmationView> {
  const { decoded } = await loadCall(gateway, chain, {
    safe,
    to: to ?? zeroAddress,
    value: value ?? '0',
    data: data.toLowerCase() as Hex,
    operation: operation ?? 0,
  })
  return {
    type: 'GENERIC',
    method: decoded?.method ?? '',
    parameters: decoded?.parameters ?? null,
  }
}
