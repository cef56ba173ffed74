import { isRecord } from '@strongroom/internal/isRecord'
import type { Address, Hex } from 'viem'
import { sameAddress, toAddress } from '../bytes/address.ts'
import { InvalidInputError, SafeProtocolError } from '../errors.ts'
import type { TypedData } from '../hash/hashTypedData.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import type { SafeSignature } from '../signatures/SafeSignature.ts'
import { BundleError } from './BundleError.ts'
import { findPacked, tooLarge, unpackBundle } from './packBundle.ts'
import { readForeign } from './readForeign.ts'
import {
  bundleChecksum,
  bundleFields,
  bundleFormat,
  bundleVersion,
  createBundle,
  maxBundleLength,
  type SafeBundle,
  sortSignatures,
} from './SafeBundle.ts'

/** What a bundle has to be for; each is checked where it is given. */
export interface ReadBundleOptions {
  /** Decimal. Files of Safe's services name no chain and need it. */
  readonly chainId?: string | undefined
  readonly safe?: Address | undefined
  /** Version of the safe's contract, for files that name none. @default '1.3.0' */
  readonly safeVersion?: string | undefined
  /** Owners of the safe: signatures of others are refused. */
  readonly owners?: readonly Address[] | undefined
  /** The safe's next nonce: transactions with a lower one are refused. */
  readonly nonce?: bigint | undefined
}

/** Fields of a file before they are checked, whatever its format. */
export interface RawBundle {
  readonly chainId: unknown
  readonly safe: unknown
  readonly safeVersion: unknown
  readonly transaction?: Readonly<Record<string, unknown>> | undefined
  readonly message?: unknown
  readonly hash: unknown
  readonly signatures: readonly {
    readonly signer: unknown
    readonly signature: unknown
  }[]
}

/** More than any safe can use: each costs a recovery. */
const mostSignatures = 256

/**
 * Reads a bundle from strangers: a file, a packed text, or a link with one in its
 * fragment. Besides its own format it reads exports of Safe's command line
 * (`safe tx export`), and transactions as Safe's API kit sends and receives them.
 *
 * Every field is checked, the hash is computed again, and every signature of a key is
 * recovered over that hash. Signatures of contracts, and approvals on the chain, name
 * their owner: only the chain can tell whether they count.
 *
 * @throws BundleError with the `fault`
 * @example
 * ```ts
 * import { readBundle } from '@strongroom/safe-protocol/bundle'
 *
 * export async function countSigned(file: string, owners: `0x${string}`[]) {
 *   const { signatures } = await readBundle(file, { chainId: '1', owners })
 *   return signatures.length
 * }
 * ```
 */
export async function readBundle(
  text: string,
  expected: ReadBundleOptions = {},
): Promise<SafeBundle> {
  if (text.length > maxBundleLength) throw tooLarge()
  const given = text.trim()
  const packed = findPacked(given)
  const value = parse(packed === undefined ? given : await unpackBundle(packed))
  if (!isRecord(value)) throw unknownFormat()
  const isOwn = value['format'] === bundleFormat
  const raw = isOwn ? readOwn(value) : readForeign(value, expected)
  if (raw === undefined) throw unknownFormat()
  const bundle = await readRaw(raw)
  if (isOwn) {
    const { checksum } = value
    if (checksum !== bundleChecksum(bundleFields(bundle)))
      throw new BundleError(
        'wrongChecksum',
        'The bundle was changed: its checksum is another one.',
      )
  }
  assertExpected(bundle, expected)
  return bundle
}

/**
 * Compares a bundle with the safe that it should be for.
 *
 * @throws BundleError `wrongChain`, `otherSafe`, `foreignSignature` or `staleNonce`
 */
function assertExpected(
  bundle: SafeBundle,
  { chainId, safe, owners, nonce }: ReadBundleOptions,
): void {
  if (chainId !== undefined && bundle.chainId !== chainId)
    throw new BundleError(
      'wrongChain',
      `The bundle is for chain ${bundle.chainId}, expected ${chainId}.`,
      { detail: bundle.chainId },
    )
  if (safe !== undefined && !sameAddress(bundle.safe, safe))
    throw new BundleError(
      'otherSafe',
      `The bundle is for the safe ${bundle.safe}, expected ${safe}.`,
      { detail: bundle.safe },
    )
  const stranger = bundle.signatures.find(
    ({ signer }) =>
      !(owners ?? [signer]).some((one) => sameAddress(one, signer)),
  )
  if (stranger)
    throw new BundleError(
      'foreignSignature',
      `${stranger.signer} signed and does not own the safe.`,
      { detail: stranger.signer },
    )
  const used = bundle.transaction?.nonce
  if (used !== undefined && nonce !== undefined && used < nonce)
    throw new BundleError(
      'staleNonce',
      `The safe has used nonce ${used}: its next one is ${nonce}.`,
      { detail: String(used) },
    )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BundleError('unreadable', 'The text is no bundle.')
  }
}

const unknownFormat = () =>
  new BundleError('unknownFormat', 'The file has a format that is not known.')

const malformed = (field: string) =>
  new BundleError('malformed', `The field ${field} is not valid.`, {
    detail: field,
  })

const names = [
  ...['format', 'version', 'chainId', 'safe', 'safeVersion'],
  ...['transaction', 'message', 'hash', 'signatures', 'checksum'],
]

/** The fields of this package's own format. Others are refused: they could mislead. */
function readOwn(value: Record<string, unknown>): RawBundle {
  const { version, transaction, signatures } = value
  if (version !== bundleVersion)
    throw new BundleError(
      'unknownVersion',
      `Version ${bundleVersion} of bundles is known, and no other.`,
    )
  if (Object.keys(value).some((name) => !names.includes(name)))
    throw malformed('bundle')
  if ('transaction' in value === 'message' in value)
    throw malformed('transaction')
  if ('transaction' in value)
    assertNames(transaction, 'transaction', transactionNames)
  if (!Array.isArray(signatures)) throw malformed('signatures')
  for (const one of signatures)
    assertNames(one, 'signatures', ['signer', 'signature'])
  return {
    ...(value as unknown as RawBundle),
    transaction: transaction as RawBundle['transaction'],
  }
}

const transactionNames = [
  ...['to', 'value', 'data', 'operation', 'safeTxGas', 'baseGas'],
  ...['gasPrice', 'gasToken', 'refundReceiver', 'nonce'],
]

function assertNames(value: unknown, field: string, known: readonly string[]) {
  if (
    !isRecord(value) ||
    Object.keys(value).length !== known.length ||
    !known.every((name) => name in value)
  )
    throw malformed(field)
}

async function readRaw(raw: RawBundle): Promise<SafeBundle> {
  const { chainId, safeVersion, transaction, message, hash } = raw
  if (typeof chainId !== 'string' || !/^[1-9]\d{0,19}$/.test(chainId))
    throw malformed('chainId')
  if (
    typeof safeVersion !== 'string' ||
    !/^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(safeVersion)
  )
    throw malformed('safeVersion')
  if (typeof hash !== 'string' || !/^0x[\da-f]{64}$/i.test(hash))
    throw malformed('hash')
  if (raw.signatures.length > mostSignatures) throw malformed('signatures')
  let bundle: SafeBundle
  try {
    const base = { chainId, safeVersion, safe: toAddress(raw.safe, 'safe') }
    bundle = transaction
      ? createBundle({ ...base, transaction: readFields(transaction) })
      : createBundle({ ...base, message: readMessage(message) })
  } catch (error) {
    if (error instanceof BundleError) throw error
    const isField = error instanceof InvalidInputError
    throw malformed(
      isField ? error.field : transaction ? 'transaction' : 'message',
    )
  }
  if (bundle.hash !== hash.toLowerCase())
    throw new BundleError(
      'wrongHash',
      'The fields of the bundle have another hash than it says.',
      { detail: bundle.hash },
    )
  const signatures: SafeSignature[] = []
  for (const one of raw.signatures) {
    const signature = await readSignature(one, bundle.hash)
    if (signatures.some(({ signer }) => sameAddress(signer, signature.signer)))
      throw new BundleError(
        'duplicateSignature',
        `${signature.signer} signed twice.`,
        { detail: signature.signer },
      )
    signatures.push(signature)
  }
  return { ...bundle, signatures: sortSignatures(signatures) }
}

function readFields(raw: Readonly<Record<string, unknown>>) {
  const amount = (name: string): bigint => {
    const value = raw[name]
    if (typeof value !== 'string' || !/^(?:0|[1-9]\d{0,77})$/.test(value))
      throw malformed(name)
    return BigInt(value)
  }
  return {
    to: raw['to'] as Address,
    value: amount('value'),
    data: readText(raw, 'data') as Hex,
    operation: raw['operation'] as 0 | 1,
    safeTxGas: amount('safeTxGas'),
    baseGas: amount('baseGas'),
    gasPrice: amount('gasPrice'),
    gasToken: readText(raw, 'gasToken') as Address,
    refundReceiver: readText(raw, 'refundReceiver') as Address,
    nonce: amount('nonce'),
  }
}

function readText(raw: Readonly<Record<string, unknown>>, name: string) {
  if (typeof raw[name] !== 'string') throw malformed(name)
  return raw[name]
}

function readMessage(value: unknown): string | TypedData {
  if (typeof value === 'string' && value !== '') return value
  if (!isRecord(value)) throw malformed('message')
  return value as unknown as TypedData
}

async function readSignature(
  { signer, signature }: RawBundle['signatures'][number],
  hash: Hex,
): Promise<SafeSignature> {
  const invalid = () =>
    new BundleError(
      'invalidSignature',
      'A signature is not by the account that the bundle names.',
      typeof signer === 'string' && /^0x[\da-f]{40}$/i.test(signer)
        ? { detail: signer }
        : {},
    )
  try {
    const named = toAddress(signer, 'signer')
    const [found, ...others] = await parseSignatures(signature as Hex, hash, {
      limit: 1,
    })
    if (!found || others.length > 0 || !sameAddress(found.signer, named))
      throw invalid()
    return found
  } catch (error) {
    if (error instanceof SafeProtocolError) throw invalid()
    throw error
  }
}
