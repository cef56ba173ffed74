import type { SafeInfo, SafeMessage, TypedData } from '@strongroom/gateway-sdk'
import {
  hashSafeMessageBytes,
  type SafeMessageHashes,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { compareMessage } from './compareMessage.ts'
import type { Turn } from './createSlices.ts'
import { isContradiction } from './isContradiction.ts'
import type {
  MessageProblem,
  MessageVerification,
} from './MessageVerification.ts'
import type { RpcPort } from './RpcPort.ts'
import { checkRecord, type ReadMessage, readMessage } from './readMessage.ts'
import { sameText } from './sameText.ts'
import { verificationSlices } from './verificationSlices.ts'
import {
  type CheckedConfirmation,
  recoverConfirmations,
} from './verifyConfirmation.ts'
import {
  type MessageReading,
  verifyMessageOnChain,
} from './verifyMessageOnChain.ts'
import { withDeadline } from './withDeadline.ts'

/** Parameters of `verifyMessage`. */
export interface VerifyMessageParameters {
  /** The chain the wallet works on, decimal. */
  readonly chainId: string
  /** The safe the owner opened. */
  readonly safeAddress: Address
  /** Its version, where the gateway's account of it is not given. */
  readonly version?: string | undefined
  /**
   * Message to be signed, if an app or the owner gives it. The default is the
   * record's message.
   */
  readonly message?: string | TypedData | undefined
  /** Message that the owner opened: the hash of the SafeMessage. */
  readonly messageHash?: string | undefined
  /** The gateway's record; undefined before the message is proposed. */
  readonly record?: SafeMessage | undefined
  /** The gateway's account of the safe, to compare with the chain. */
  readonly safe?: SafeInfo | undefined
  /** The owner's own RPC, required for the status `verified`. */
  readonly rpc?: RpcPort | undefined
  /** Milliseconds to wait for the chain. @default 10_000 */
  readonly timeout?: number | undefined
  /** Goes before all checks that wait, as in the click that signs. */
  readonly isUrgent?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

interface Local {
  readonly read: ReadMessage
  readonly hashes: SafeMessageHashes
  readonly problems: MessageProblem[]
}

/**
 * Checks a message before an owner signs it in the safe's name.
 *
 * First without any network: hashes the text (EIP-191) or the typed data
 * (EIP-712), wraps it as the safe's `SafeMessage`, compares that with the
 * record and with the requested hash, and recovers every signer. When a fault
 * is found the chain is not called. Then it reads through the owner's RPC the
 * safe's domain, its handler's own hash, owners, threshold and version, and,
 * once there are enough signatures, whether the safe accepts them (EIP-1271).
 *
 * A text that looks like hexadecimal is hashed as text.
 *
 * @throws the signal's reason alone
 * @example
 * import { verifyMessage } from '@strongroom/react-hooks'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const { status, hashes } = await verifyMessage({
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   message: 'I agree to the terms.',
 *   rpc,
 * })
 */
export async function verifyMessage(
  parameters: VerifyMessageParameters,
): Promise<MessageVerification> {
  const { record, rpc, safeAddress, signal } = parameters
  signal?.throwIfAborted()
  const turn = verificationSlices.enter(parameters)
  const local = await turn(() => checkLocally(parameters))
  if ('kind' in local) return conclude(parameters, { problems: [local] })
  const { read, hashes, problems } = local
  const confirmations = await recover(record, hashes, turn).catch(
    (cause: unknown) => {
      problems.push({ kind: 'code', cause })
      return []
    },
  )
  signal?.throwIfAborted()
  for (const { owner, reason } of confirmations)
    if (reason !== undefined)
      problems.push({ kind: 'signature', owner, reason })
  const found = { read, hashes, confirmations }
  if (problems.length > 0) return conclude(parameters, { ...found, problems })
  try {
    if (rpc === undefined) throw new TypeError('There is no RPC to ask.')
    const reading = await withDeadline(
      verifyMessageOnChain(
        rpc,
        safeAddress,
        read.digest,
        hashes,
        confirmations,
      ),
      parameters.timeout ?? 10_000,
      signal,
    )
    const { chainId, safe } = parameters
    return conclude(parameters, {
      ...found,
      reading,
      problems: compareMessage({ chainId, record, safe }, hashes, reading),
    })
  } catch (cause) {
    signal?.throwIfAborted()
    return conclude(parameters, {
      ...found,
      problems: [{ kind: 'rpc', cause }],
    })
  }
}

/** Everything that needs no network: the hashes, and what contradicts them. */
function checkLocally(
  parameters: VerifyMessageParameters,
): Local | MessageProblem {
  const { record, message, messageHash, safe } = parameters
  const broken = record && checkRecord(record)
  if (broken) return broken
  const read = readMessage(message ?? record?.message)
  if ('kind' in read) return read
  // Versions below 1.3.0 leave the chain out of the hash. If the version is
  // unknown try both; the contract decides.
  const claimed = safe?.version ?? parameters.version
  const expected = record?.messageHash ?? messageHash
  let hashes: SafeMessageHashes | undefined
  try {
    for (const version of claimed ? [claimed] : ['1.3.0', '1.2.0']) {
      const candidate = hashSafeMessageBytes(
        {
          chainId: BigInt(parameters.chainId),
          safe: parameters.safeAddress,
          version,
        },
        read.digest,
      )
      hashes ??= candidate
      if (candidate.safeMessageHash === expected) hashes = candidate
    }
  } catch {}
  if (hashes === undefined) return { kind: 'malformed', field: 'domain' }
  const actual = hashes.safeMessageHash
  const problems: MessageProblem[] = []
  if (messageHash !== undefined && !sameText(messageHash, actual))
    problems.push({ kind: 'message', expected: messageHash, actual })
  if (record !== undefined && record.messageHash !== actual)
    problems.push({
      kind: 'hash',
      source: 'gateway',
      expected: actual,
      actual: record.messageHash,
    })
  if (record !== undefined && message !== undefined) {
    const stored = readMessage(record.message)
    if ('kind' in stored) problems.push(stored)
    else if (stored.digest !== read.digest)
      problems.push({
        kind: 'message',
        expected: read.digest,
        actual: stored.digest,
      })
  }
  return { read, hashes, problems }
}

function recover(
  record: SafeMessage | undefined,
  { safeMessageHash }: SafeMessageHashes,
  turn: Turn,
): Promise<CheckedConfirmation[]> {
  const claims = (record?.confirmations ?? []).map(({ owner, signature }) => ({
    signer: owner,
    signature,
  }))
  return recoverConfirmations(claims, safeMessageHash, turn)
}

/** Turns findings into the verdict. */
function conclude(
  { record }: VerifyMessageParameters,
  findings: {
    readonly problems: readonly MessageProblem[]
    readonly read?: ReadMessage
    readonly hashes?: SafeMessageHashes
    readonly confirmations?: readonly CheckedConfirmation[]
    readonly reading?: MessageReading
  },
): MessageVerification {
  const { problems, read, hashes, reading } = findings
  const confirmations = reading?.confirmations ?? findings.confirmations ?? []
  const status = problems.some(isContradiction)
    ? 'mismatch'
    : problems.length > 0
      ? 'unavailable'
      : 'verified'
  const verified = status === 'verified'
  return {
    status,
    problems,
    message: read?.message,
    digest: read?.digest,
    hashes,
    sources: {
      local: hashes?.safeMessageHash,
      gateway: record?.messageHash as Hex | undefined,
      chain: reading?.hash,
    },
    confirmations: confirmations.map(({ owner, kind, valid }) => ({
      owner,
      kind,
      valid,
    })),
    signatures: verified
      ? confirmations.flatMap(({ valid, signature }) =>
          valid && signature ? [signature] : [],
        )
      : [],
    preparedSignature: verified ? reading?.prepared : undefined,
    accepted: reading?.accepted,
    chain: reading?.chain,
  }
}
