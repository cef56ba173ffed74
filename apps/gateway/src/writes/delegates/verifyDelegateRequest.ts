import {
  getDelegateTypedData,
  getTotp,
  parseSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import {
  type Address,
  type Client,
  type Hex,
  hashMessage,
  hashTypedData,
  type TypedDataDefinition,
} from 'viem'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import { acceptsHash } from '../proposals/acceptsHash.ts'

export interface DelegateRequest {
  chainId: string
  delegate: Address
  /** Whose signature will do. */
  signers: readonly Address[]
  signature: Hex
}

export interface SignedDelegateRequest {
  signer: Address
  /**
   * The hash that the signer signed; the prefixed one for a personal signature.
   */
  digest: Hex
  /** When it is no longer accepted. */
  expires: number
}

const hour = 3_600_000

/** Digests of this hour and of the one before. */
export const delegateDigests = (
  { chainId, delegate }: Pick<DelegateRequest, 'chainId' | 'delegate'>,
  now: number,
): { digest: Hex; prefixed: Hex; expires: number }[] =>
  [getTotp(now), getTotp(now) - 1n].map((totp) => {
    const digest = hashTypedData(
      getDelegateTypedData({
        chainId: BigInt(chainId),
        delegate,
        totp,
      }) as TypedDataDefinition,
    )
    const prefixed = hashMessage({ raw: digest })
    return { digest, prefixed, expires: (Number(totp) + 2) * hour }
  })

const parseOne = async (packed: Hex, digest: Hex): Promise<SafeSignature> => {
  let signatures: SafeSignature[]
  try {
    // One more than allowed is enough to refuse.
    signatures = await parseSignatures(packed, digest, { limit: 10 })
  } catch {
    throw new RefusalError('rejected', 'Signature is not valid')
  }
  const [signature, ...more] = signatures
  if (signature === undefined || more.length > 0) {
    throw new RefusalError(
      'rejected',
      'More than one signatures detected, just one is expected',
    )
  }
  return signature
}

/**
 * Recovers the signer of a request about a delegate, within this hour or the
 * one before. The signed text contains the chain, so a signature is valid on
 * one chain. Contracts are called by EIP-1271.
 *
 * @throws RefusalError `rejected` when it is not one of the signers.
 */
export async function verifyDelegateRequest(
  request: DelegateRequest,
  { client, now }: { client: Client; now: number },
): Promise<SignedDelegateRequest> {
  const { signers } = request
  for (const { digest, prefixed, expires } of delegateDigests(request, now)) {
    const signature = await parseOne(request.signature, digest)
    const { signer, kind } = signature
    if (!signers.includes(signer) || kind === 'approved') continue
    if (
      kind !== 'contract' ||
      (await acceptsHash(signer, signature.data, { client, hash: digest }))
    ) {
      const isPrefixed = kind === 'eth_sign'
      return { signer, digest: isPrefixed ? prefixed : digest, expires }
    }
  }
  throw new RefusalError(
    'rejected',
    `No valid signature found for signer=${signers[0]}`,
  )
}
