import { keccakText } from '@strongroom/internal/keccak256'
import type { Address, Hex } from 'viem'
import { toAddress } from '../bytes/address.ts'
import { strip } from '../bytes/hex.ts'
import { createSafeTransaction } from '../hash/createSafeTransaction.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import type { TypedData } from '../hash/hashTypedData.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import type { SafeSignature } from '../signatures/SafeSignature.ts'

/** What a bundle asks the owners to sign: one of the two. */
export type BundleSubject =
  | {
      readonly transaction: Readonly<SafeTransaction>
      readonly message?: undefined
    }
  | {
      readonly transaction?: undefined
      /** A text, which is hashed by EIP-191, or typed data (EIP-712). */
      readonly message: string | TypedData
    }

/** A transaction or a message of a safe, with the signatures so far. */
export type SafeBundle = BundleSubject & {
  /** Decimal. */
  readonly chainId: string
  readonly safe: Address
  /** Version of the safe's contract; below 1.3.0 its hashes leave the chain out. */
  readonly safeVersion: string
  /** The hash that owners sign, computed from the fields above. */
  readonly hash: Hex
  /** One for each signer, in the order of their addresses. */
  readonly signatures: readonly SafeSignature[]
}

/** Name of the format in its files. */
export const bundleFormat = 'safe-bundle'

/** Version of the format that this package writes. */
export const bundleVersion = 1

/** Longest text of a bundle that is read, in characters. */
export const maxBundleLength = 512_000

/** The fields in the order in which they are written and summed. */
const amounts = ['safeTxGas', 'baseGas', 'gasPrice'] as const

/**
 * Makes a bundle: checks the fields, computes the hash and sorts the signatures, one
 * for each signer. It does not recover the signers; `readBundle` does.
 *
 * @throws InvalidInputError for an invalid field
 * @example
 * ```ts
 * import { createBundle, writeBundle } from '@strongroom/safe-protocol/bundle'
 *
 * const file = writeBundle(
 *   createBundle({
 *     chainId: '1',
 *     safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *     safeVersion: '1.4.1',
 *     message: 'I agree to the terms.',
 *   }),
 * )
 * ```
 */
export function createBundle(
  given: BundleSubject &
    Pick<SafeBundle, 'chainId' | 'safe' | 'safeVersion'> & {
      readonly signatures?: readonly SafeSignature[] | undefined
    },
): SafeBundle {
  const safe = toAddress(given.safe, 'safe')
  const { chainId } = given
  const safeVersion = plainVersion(given.safeVersion)
  const domain = { chainId: BigInt(chainId), safe, version: safeVersion }
  const base = {
    ...{ chainId, safe, safeVersion },
    signatures: sortSignatures(given.signatures ?? []),
  }
  if (given.transaction === undefined) {
    const { message } = given
    const { safeMessageHash: hash } = hashSafeMessage(domain, message)
    return { ...base, message, hash }
  }
  const transaction = createSafeTransaction(given.transaction)
  const { safeTxHash: hash } = hashSafeTransaction(domain, transaction)
  return { ...base, transaction, hash }
}

/** `1.4.1+L2` and `1.4.1` have the same hashes. */
const plainVersion = (version: string) => version.split('+')[0] ?? version

/** In the order of the signers as numbers; the first of each signer counts. */
export function sortSignatures(
  signatures: readonly SafeSignature[],
): SafeSignature[] {
  const bySigner = new Map<string, SafeSignature>()
  for (const signature of signatures) {
    const key = signature.signer.toLowerCase()
    if (!bySigner.has(key)) bySigner.set(key, signature)
  }
  return [...bySigner]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, signature]) => signature)
}

/** The fields of a bundle's file without its sum, in their order. */
export function bundleFields(bundle: SafeBundle) {
  const { chainId, safe, safeVersion, transaction, message, hash } = bundle
  return {
    format: bundleFormat,
    version: bundleVersion,
    ...{ chainId, safe, safeVersion },
    ...(transaction
      ? { transaction: transactionFields(transaction) }
      : { message }),
    hash,
    signatures: bundle.signatures.map((one) => ({
      signer: one.signer,
      signature: `0x${strip(packSignatures([one]), 'signature')}`,
    })),
  }
}

function transactionFields(transaction: Readonly<SafeTransaction>) {
  const { to, value, data, operation, gasToken, refundReceiver } = transaction
  const [safeTxGas, baseGas, gasPrice] = amounts.map((name) =>
    String(transaction[name]),
  )
  return {
    ...{ to, value: String(value), data, operation },
    ...{ safeTxGas, baseGas, gasPrice },
    ...{ gasToken, refundReceiver, nonce: String(transaction.nonce) },
  }
}

/** Keccak-256 of the fields as compact JSON, its first 8 bytes. */
export const bundleChecksum = (fields: object): Hex =>
  `0x${keccakText(JSON.stringify(fields)).slice(0, 16)}`

/**
 * The file of a bundle: JSON with a checksum, which `bundle.schema.json` describes.
 *
 * @example
 * ```ts
 * import { readBundle, writeBundle } from '@strongroom/safe-protocol/bundle'
 *
 * export const tidy = async (file: string) => writeBundle(await readBundle(file))
 * ```
 */
export function writeBundle(bundle: SafeBundle): string {
  const fields = bundleFields(bundle)
  const checksum = bundleChecksum(fields)
  return `${JSON.stringify({ ...fields, checksum }, undefined, 2)}\n`
}
