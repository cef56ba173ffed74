import {
  type ApprovedTransaction,
  type CallNode,
  decodeCall,
  hashSafeMessage,
  hashSafeTransaction,
  parseSignatures,
  type SafeMessageHashes,
  SafeProtocolError,
  type SafeTransactionHashes,
  safeVersions,
} from '@strongroom/safe-protocol'
import { compareDescription } from '@strongroom/safe-protocol/description'
import type { Hex } from 'viem'
import {
  type Check,
  type CheckedSignature,
  type Claim,
  type ClaimedSignature,
  CommandError,
  compare,
} from './Report.ts'

/** Facts from the bytes of a claim, and the differences of its words from them. */
export interface LocalFindings {
  readonly hash: Hex
  readonly hashes: SafeTransactionHashes | SafeMessageHashes
  /** Version whose rules gave the hash. */
  readonly version: string
  readonly tree: CallNode | undefined
  readonly signatures: readonly CheckedSignature[]
  readonly checks: readonly Check[]
}

/** Expectations of the caller. */
export interface Expected {
  readonly chainId?: string | undefined
  readonly safe?: string | undefined
  /** The hash that owners sign, as a device or another person says it. */
  readonly hash?: string | undefined
  /** Hash or id that was asked for. */
  readonly requested?: string | undefined
  readonly approved?: readonly ApprovedTransaction[] | undefined
}

/**
 * Everything that needs no network: the hash from the fields alone, the words of the
 * source against the bytes, and the signer of each signature.
 *
 * @throws CommandError when the fields cannot be hashed
 */
export async function checkLocally(
  claim: Claim,
  expected: Expected,
): Promise<LocalFindings> {
  const { hash, hashes, version } = hashClaim(claim)
  const field = claim.transaction ? 'safeTxHash' : 'messageHash'
  const checks: Check[] = [compare(field, 'bytes', claim.hash, hash)]
  if (claim.id !== undefined)
    checks.push(
      compare('txId', 'bytes', claim.id, `multisig_${claim.safe}_${hash}`),
    )
  for (const [name, wanted, found] of [
    ['requested hash', expected.requested?.slice(-66), hash],
    ['expected hash', expected.hash, hash],
    ['chain', expected.chainId, claim.chainId],
    ['safe', expected.safe, claim.safe],
  ] as const)
    if (wanted !== undefined)
      checks.push(compare(name, 'options', wanted, found))
  const tree = decode(claim, version, expected.approved)
  if (tree && claim.description)
    checks.push(...describe(compareDescription(claim.description, tree)))
  const recovered = await recoverAll(claim.signatures, hash)
  checks.push(...recovered.checks)
  checks.push(...compareCounts(claim, recovered.signatures))
  checks.push(...(await comparePrepared(claim, hash, recovered.signatures)))
  return {
    ...{ hash, hashes, version, tree },
    signatures: recovered.signatures,
    checks,
  }
}

/** Versions below 1.3.0 leave the chain out of the hash, so an unknown one is tried. */
function hashClaim(claim: Claim) {
  const { safeVersion } = claim
  const versions =
    safeVersion === undefined ? ['1.3.0', '1.2.0'] : [safeVersion]
  const all = versions.map((version) => {
    const domain = { chainId: BigInt(claim.chainId), safe: claim.safe, version }
    try {
      if (claim.transaction) {
        const hashes = hashSafeTransaction(domain, claim.transaction)
        return { version, hash: hashes.safeTxHash, hashes }
      }
      const { digest: _, ...hashes } = hashSafeMessage(domain, claim.message)
      return { version, hash: hashes.safeMessageHash, hashes }
    } catch (error) {
      if (!(error instanceof SafeProtocolError)) throw error
      throw new CommandError(`The fields cannot be hashed: ${error.message}`)
    }
  })
  const same = all.find(({ hash }) => hash === claim.hash.toLowerCase())
  return (same ?? all[0]) as (typeof all)[number]
}

function decode(
  { transaction, safe }: Claim,
  version: string,
  approved: Expected['approved'],
): CallNode | undefined {
  if (!transaction) return undefined
  const known = safeVersions.find((one) => version.startsWith(one))
  return decodeCall(transaction, { safe, version: known, approved })
}

function describe(problems: ReturnType<typeof compareDescription>): Check[] {
  if (problems.length === 0)
    return [{ field: 'description', result: 'same', by: 'bytes' }]
  return problems.map((problem) =>
    problem.kind === 'malformed'
      ? { field: problem.field, result: 'differs', by: 'bytes' }
      : {
          ...{ field: problem.field, result: 'differs', by: 'bytes' },
          ...{ claimed: problem.gateway, found: problem.local },
        },
  )
}

async function recoverAll(claimed: readonly ClaimedSignature[], hash: Hex) {
  const seen = new Set<string>()
  const signatures: CheckedSignature[] = []
  const checks: Check[] = []
  for (const one of claimed) {
    const key = one.signer.toLowerCase()
    const [signature, reason] = seen.has(key)
      ? [unknown(one.signer), 'named twice']
      : await recoverOne(one, hash)
    seen.add(key)
    signatures.push(signature)
    if (signature.isValid !== undefined)
      checks.push({
        field: 'signature',
        result: signature.isValid ? 'same' : 'differs',
        claimed: one.signer,
        ...(reason !== undefined && { found: reason }),
        by: 'signatures',
      })
  }
  return { signatures, checks }
}

const unknown = (signer: string): CheckedSignature => ({
  ...{ signer, kind: 'unknown', isValid: false },
})

/** Who signed; the chain decides about contracts and approvals. */
async function recoverOne(
  { signer, signature }: ClaimedSignature,
  hash: Hex,
): Promise<[CheckedSignature, string?]> {
  if (signature === undefined)
    return [{ signer, kind: 'approved', isValid: undefined }]
  try {
    const [found, ...others] = await parseSignatures(signature, hash, {
      limit: 1,
    })
    if (found === undefined || others.length > 0)
      return [unknown(signer), 'not one signature']
    const { kind } = found
    const data = kind === 'approved' ? undefined : found.data
    if (found.signer.toLowerCase() !== signer.toLowerCase())
      return [{ signer, kind, isValid: false }, `signed by ${found.signer}`]
    const isKey = kind === 'eip712' || kind === 'eth_sign'
    return [
      {
        ...{ signer: found.signer, kind, data },
        isValid: isKey ? true : undefined,
      },
    ]
  } catch (error) {
    if (error instanceof SafeProtocolError)
      return [unknown(signer), error.message]
    throw error
  }
}

const transactionStates: readonly string[] = [
  ...['AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION'],
  ...['SUCCESS', 'FAILED', 'CANCELLED'],
]
const messageStates: readonly string[] = ['NEEDS_CONFIRMATION', 'CONFIRMED']

/** The source's counts against the signatures that it sends. */
function compareCounts(
  { count, states, status, transaction }: Claim,
  signatures: readonly CheckedSignature[],
): Check[] {
  const checks: Check[] = []
  const [first, ...others] = states
  for (const other of others) {
    // After an execution the owners may have changed.
    if (transaction && !status?.startsWith('AWAITING')) continue
    if (first?.owners && other.owners)
      checks.push(
        compare('owners', 'bytes', join(first.owners), join(other.owners)),
      )
    if (first?.threshold !== undefined && other.threshold !== undefined)
      checks.push(
        compare(
          ...(['threshold', 'bytes'] as const),
          ...([`${first.threshold}`, `${other.threshold}`] as const),
        ),
      )
  }
  if (count !== undefined)
    checks.push(
      compare(
        ...(['confirmationsSubmitted', 'signatures'] as const),
        ...([`${count}`, `${signatures.length}`] as const),
      ),
    )
  const required = first?.threshold
  if (required === undefined || status === undefined) return checks
  // Only a node can tell which of the others count.
  const most = signatures.filter(({ isValid }) => isValid !== false).length
  const least = signatures.filter(({ isValid }) => isValid === true).length
  const known = transaction ? transactionStates : messageStates
  if (!known.includes(status))
    checks.push({
      ...{ field: 'status', result: 'differs', claimed: status },
      ...{ found: 'a state that is not known', by: 'signatures' },
    })
  const isReady = /^(?:AWAITING_EXECUTION|CONFIRMED)$/.test(status)
  if (isReady || /^(?:AWAITING_CONFIRMATIONS|NEEDS_CONFIRMATION)$/.test(status))
    checks.push({
      field: 'status',
      result: (isReady ? most >= required : least < required)
        ? 'same'
        : 'differs',
      claimed: status,
      found: `${most} of ${required} signatures`,
      by: 'signatures',
    })
  const owners = first?.owners
  if (owners)
    for (const { signer, isValid } of signatures)
      if (
        isValid === true &&
        /^AWAITING/.test(status) &&
        !includes(owners, signer)
      )
        checks.push({
          field: 'signer',
          result: 'differs',
          claimed: signer,
          found: 'not among the owners that the gateway names',
          by: 'signatures',
        })
  return checks
}

const join = (addresses: readonly string[]) =>
  addresses
    .map((address) => address.toLowerCase())
    .sort()
    .join()

/** Whether a list has an address, in any case. */
export const includes = (addresses: readonly string[], address: string) =>
  addresses.some((one) => one.toLowerCase() === address.toLowerCase())

/** All signatures in one against those that are listed. */
async function comparePrepared(
  { prepared }: Claim,
  hash: Hex,
  signatures: readonly CheckedSignature[],
): Promise<Check[]> {
  if (prepared === undefined) return []
  const field = 'preparedSignature'
  try {
    const parsed = await parseSignatures(prepared, hash)
    const listed = signatures.map(({ signer }) => signer)
    const stranger = parsed.find(({ signer }) => !includes(listed, signer))
    return [
      stranger === undefined
        ? { field, result: 'same', by: 'signatures' }
        : {
            field,
            result: 'differs',
            found: stranger.signer,
            by: 'signatures',
          },
    ]
  } catch (error) {
    if (!(error instanceof SafeProtocolError)) throw error
    const found = error.message
    return [{ field, result: 'differs', found, by: 'signatures' }]
  }
}
