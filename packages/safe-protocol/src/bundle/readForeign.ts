import { isRecord } from '@strongroom/internal/isRecord'
import { zeroAddress } from '../bytes/hex.ts'
import type { RawBundle, ReadBundleOptions } from './readBundle.ts'

type Raw = Readonly<Record<string, unknown>>

const fields = (value: unknown): Raw => (isRecord(value) ? value : {})

/** Whole numbers, which Safe's tools write as a number, a text, or not at all. */
const amount = (value: unknown): unknown =>
  typeof value === 'number' && Number.isSafeInteger(value)
    ? String(value)
    : (value ?? '0')

/**
 * The parts that are signed of a file of Safe's own tools. Its other texts (names,
 * notes, decoded data) are left out: they are nobody's proof.
 *
 * @returns undefined for every other file
 */
export function readForeign(
  value: Raw,
  expected: ReadBundleOptions,
): RawBundle | undefined {
  const { safeTxHash, contractTransactionHash } = value
  const hash = safeTxHash ?? contractTransactionHash
  if (typeof hash !== 'string') return undefined
  // Never the whole record: each names these parts in its own way.
  const found =
    isRecord(value['metadata']) && Array.isArray(value['signatures'])
      ? ofCommandLine(value)
      : isRecord(value['safeTransactionData'])
        ? ofProposal(value)
        : typeof value['safe'] === 'string' && 'to' in value
          ? ofService(value)
          : undefined
  if (found === undefined) return undefined
  const { raw, safe, signatures } = found
  return {
    chainId: amount(value['chainId'] ?? expected.chainId),
    safeVersion: expected.safeVersion?.split('+')[0] ?? '1.3.0',
    ...{ safe, hash, signatures },
    transaction: {
      to: raw['to'],
      value: amount(raw['value']),
      data: raw['data'] ?? '0x',
      operation: raw['operation'] ?? 0,
      safeTxGas: amount(raw['safeTxGas']),
      baseGas: amount(raw['baseGas']),
      gasPrice: amount(raw['gasPrice']),
      gasToken: raw['gasToken'] ?? zeroAddress,
      refundReceiver: raw['refundReceiver'] ?? zeroAddress,
      nonce: amount(raw['nonce']),
    },
  }
}

interface Found {
  readonly raw: Raw
  readonly safe: unknown
  readonly signatures: RawBundle['signatures']
}

/** `safe tx export`. */
const ofCommandLine = (value: Raw): Found => ({
  raw: fields(value['metadata']),
  safe: value['safeAddress'],
  signatures: (value['signatures'] as unknown[]).map((one) => ({
    signer: fields(one)['signer'],
    signature: fields(one)['signature'],
  })),
})

/** What `proposeTransaction` of the API kit takes. */
const ofProposal = (value: Raw): Found => ({
  raw: fields(value['safeTransactionData']),
  safe: value['safeAddress'],
  signatures:
    value['senderSignature'] === undefined
      ? []
      : [
          {
            signer: value['senderAddress'],
            signature: value['senderSignature'],
          },
        ],
})

/** What `getTransaction` of the API kit returns. */
const ofService = (value: Raw): Found => ({
  raw: value,
  safe: value['safe'],
  signatures: (Array.isArray(value['confirmations'])
    ? (value['confirmations'] as unknown[])
    : []
  ).map((one) => ({
    signer: fields(one)['owner'],
    signature: fields(one)['signature'],
  })),
})
