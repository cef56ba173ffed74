import {
  digestOf,
  readSignable,
  type TypedDataInput,
} from '@strongroom/react-hooks/sign'
import {
  createSafeTransaction,
  encodeSignMessage,
  getSafeDeployment,
  type SafeTransaction,
  type SafeVersion,
  safeVersions,
} from '@strongroom/safe-protocol'

/**
 * The transaction that signs a message on the chain: SignMessageLib runs as the
 * safe, which then accepts the message for good. Review it with `DraftReview`
 * and the same `message`, so that the owner sees the signed text.
 *
 * @throws RangeError when the library does not exist for this safe.
 */
export function buildSignMessageTransaction(
  message: string | TypedDataInput,
  safe: {
    readonly chainId: string | number | bigint
    readonly version: string | null
    readonly nonce: number | bigint
  },
): SafeTransaction {
  const own = safe.version?.split('+')[0]
  const version: SafeVersion =
    safeVersions.find((known) => known === own) ?? '1.3.0'
  const library = getSafeDeployment({
    version,
    chainId: BigInt(safe.chainId),
  })?.signMessageLib
  if (library === undefined)
    throw new RangeError('This network has no library that signs messages.')
  return createSafeTransaction({
    to: library.address,
    data: encodeSignMessage({ message: digestOf(readSignable(message)) }),
    operation: 1,
    nonce: BigInt(safe.nonce),
  })
}

/** Whether a request is for bytes that are no text, which no gateway keeps. */
export const isBytes = (message: string | TypedDataInput): boolean =>
  readSignable(message).kind === 'bytes'
