import {
  type GatewayClient,
  getSafeMessage,
  isGatewayError,
} from '@strongroom/gateway-sdk'
import type { Hex } from 'viem'

/** The signatures of a message, undefined while there are not enough. */
export async function readAppSignature(
  gateway: GatewayClient,
  request: { chainId: string; messageHash: string },
  signal: AbortSignal,
): Promise<string | undefined> {
  const { chainId } = request
  try {
    const { preparedSignature } = await getSafeMessage(gateway, {
      chainId,
      messageHash: request.messageHash as Hex,
      signal,
    })
    return preparedSignature ?? undefined
  } catch (error) {
    // The message has no signature yet, which the protocol calls not ready.
    if (isGatewayError(error) && 'status' in error && error.status === 404)
      return undefined
    throw error
  }
}
