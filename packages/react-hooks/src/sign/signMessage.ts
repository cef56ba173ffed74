import {
  GatewayStatusError,
  getSafeInfo,
  getSafeMessage,
  type SafeMessage,
  type TypedData,
} from '@strongroom/gateway-sdk'
import type {
  Acknowledgement,
  RecipientFacts,
} from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import { readSafeNow } from '../verify/readSafeNow.ts'
import { verifyMessage } from '../verify/verifyMessage.ts'
import { describeMessage } from './askDescriber.ts'
import { assertOpen } from './assertOpen.ts'
import { assertSignable } from './assertSignable.ts'
import { assertUnsigned } from './assertUnsigned.ts'
import type { OwnSignature } from './checkSignature.ts'
import { completeMessageReview } from './completeMessageReview.ts'
import type { ProgressOptions } from './Progress.ts'
import { postMessageSignature } from './postMessageSignature.ts'
import { postSigned } from './postSigned.ts'
import type { ReviewedMessage } from './ReviewedMessage.ts'
import { reportEnd } from './reportEnd.ts'
import { rpcOf } from './rpcOf.ts'
import type { SigningConfig } from './SigningConfig.ts'
import { signMessageReviewed } from './signMessageReviewed.ts'
import type { MessageReview } from './TransactionReview.ts'
import { withWallet } from './withWallet.ts'

/** A message with the signature that was added to it. */
export interface SignedMessage {
  /** The signed message, frozen, with its hashes. */
  readonly payload: ReviewedMessage
  readonly signature: OwnSignature
}

/**
 * Has the connected wallet sign a message in the safe's name, and gives the
 * signature to the gateway: the first one proposes the message, later ones
 * confirm it. The message is hashed here, compared with the gateway's record
 * and with the safe contract on the owner's RPC (`verifyMessage`), and the
 * wallet's answer has to be that owner's signature over that very hash.
 *
 * @throws as `signTransaction`; NotPostedError, which can `retry`, when only the
 * gateway failed.
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { signMessage } from '@strongroom/react-hooks/sign'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const config = {
 *   gateway: createGatewayClient(),
 *   manager: createConnectionManager(),
 *   chains: [{ chainId: '1', rpc }],
 * }
 *
 * export const agree = () =>
 *   signMessage(config, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     message: 'I agree to the terms.',
 *   })
 */
export function signMessage(
  config: SigningConfig,
  parameters: signMessage.Parameters,
): Promise<SignedMessage> {
  const { chainId, safeAddress, origin, signal } = parameters
  return reportEnd(parameters.onProgress, (onProgress) =>
    withWallet(config.manager, { chainId, signal }, async (wallet, open) => {
      onProgress?.({ step: 'checking' })
      const found = await review(config, parameters, open)
      const payload = assertSignable(found)
      assertUnsigned(found.verification.signatures, wallet.account)
      assertOpen(open)
      const rpc = rpcOf(config, chainId)
      const signature = await signMessageReviewed(
        payload,
        parameters.messageHash ?? payload.hashes.safeMessageHash,
        {
          wallet,
          readSafe: () => readSafeNow(rpc, safeAddress, open),
          signal: open,
          onMethod: (method) =>
            onProgress?.({ step: 'signing', payload, method }),
          acknowledged: parameters.acknowledged,
        },
      )
      const post = () =>
        postMessageSignature(config.gateway, payload, {
          signer: wallet.account,
          signature: signature.data,
          origin: origin ?? null,
        })
      await postSigned(post, { signal: open, onProgress })
      return { payload, signature }
    }),
  )
}

async function review(
  config: SigningConfig,
  parameters: signMessage.Parameters,
  signal: AbortSignal,
): Promise<MessageReview> {
  const { gateway } = config
  const { chainId, safeAddress, message, messageHash } = parameters
  const { allowRawHex, acknowledged, known } = parameters
  const rpc = rpcOf(config, chainId)
  const safe = await getSafeInfo(gateway, { chainId, safeAddress, signal })
  const given = {
    chainId,
    safeAddress,
    message,
    messageHash,
    safe,
    rpc,
    // The owner waits for this one.
    isUrgent: true,
    signal,
  }
  const read = (hash: Hex) =>
    getSafeMessage(gateway, { chainId, messageHash: hash, signal }).catch(
      (error: unknown): SafeMessage | undefined => {
        if (error instanceof GatewayStatusError && error.status === 404)
          return undefined
        throw error
      },
    )
  let record = messageHash ? await read(messageHash) : undefined
  let found = await verifyMessage({ ...given, record })
  // Its hash is known only now: another owner may have proposed it before.
  if (!messageHash && found.status === 'verified' && found.hashes) {
    record = await read(found.hashes.safeMessageHash)
    if (record) found = await verifyMessage({ ...given, record })
  }
  const chain = config.chains.find((one) => one.chainId === chainId)
  const described = await describeMessage(found.message, {
    ...{ chainId, safeAddress, gateway, rpc, known, signal },
    describer: config.describer,
    second: chain?.second,
    listed: chain?.tokens,
    coin: chain?.nativeCurrency,
  })
  return completeMessageReview(found, {
    ...{ chainId, safeAddress, allowRawHex, acknowledged, known, described },
    origin: parameters.origin ?? record?.origin ?? null,
  })
}

export declare namespace signMessage {
  interface Parameters extends ProgressOptions {
    /** Decimal. */
    readonly chainId: string
    readonly safeAddress: Address
    /**
     * A text (EIP-191; hexadecimal is text too) or typed data (EIP-712). Without
     * it the gateway's message of `messageHash` is signed.
     */
    readonly message?: string | TypedData | undefined
    /** The hash on the owner's screen; anything else is refused. */
    readonly messageHash?: Hex | undefined
    /**
     * Origin of the app that requests the signature, for the policy, and for the
     * gateway to keep. The default is the origin in the gateway's record.
     */
    readonly origin?: string | undefined
    /** The owner chose to sign messages that cannot be read. @default false */
    readonly allowRawHex?: boolean | undefined
    /** Addresses that the user trusts: a spender is compared with them. */
    readonly known?: RecipientFacts['known']
    /**
     * Findings that the owner accepted in a review of this very hash:
     * `acknowledgementOf` of the verdict on screen. The call fails if it is missing
     * for a finding that needs it.
     */
    readonly acknowledged?: Acknowledgement | undefined
  }
}
