import {
  confirmSafeMessage,
  type GatewayClient,
  GatewayStatusError,
  getSafeMessage,
  proposeSafeMessage,
  type SafeMessage,
} from '@strongroom/gateway-sdk'
import type { Address, Hex } from 'viem'
import type { ReviewedMessage } from './ReviewedMessage.ts'

/**
 * Gives a signature to the gateway: the first one proposes the message, later
 * ones confirm it. Another tab or owner may have been faster, so what counts is
 * that the gateway has the signature in the end, however it got there.
 *
 * @throws GatewayError when it does not.
 */
export async function postMessageSignature(
  gateway: GatewayClient,
  reviewed: ReviewedMessage,
  signed: {
    readonly signer: Address
    readonly signature: Hex
    readonly origin: string | null
  },
): Promise<void> {
  const chainId = String(reviewed.chainId)
  const messageHash = reviewed.hashes.safeMessageHash
  const has = (record: SafeMessage | undefined) =>
    record?.confirmations.some(
      ({ owner }) => owner.value.toLowerCase() === signed.signer.toLowerCase(),
    ) === true
  const read = async () => {
    try {
      return await getSafeMessage(gateway, { chainId, messageHash, retry: 0 })
    } catch (error) {
      if (error instanceof GatewayStatusError && error.status === 404)
        return undefined
      throw error
    }
  }
  const send = (exists: boolean) =>
    exists
      ? confirmSafeMessage(gateway, {
          chainId,
          messageHash,
          signature: signed.signature,
        })
      : proposeSafeMessage(gateway, {
          chainId,
          safeAddress: reviewed.safe,
          message: reviewed.message as SafeMessage['message'],
          signature: signed.signature,
          ...(signed.origin === null ? {} : { origin: signed.origin }),
        })
  const before = await read()
  if (has(before)) return
  try {
    await send(before !== undefined)
  } catch (error) {
    const now = await read().catch(() => undefined)
    if (has(now)) return
    // Somebody proposed it between the question and the answer.
    if (before === undefined && now !== undefined) await send(true)
    else throw error
  }
}
