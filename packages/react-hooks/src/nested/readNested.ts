import {
  type GatewayClient,
  getSafeMessage,
  getTransactionDetails,
  type TransactionDetails,
} from '@strongroom/gateway-sdk'
import {
  type ApprovedTransaction,
  type CallNode,
  type DecodeCallOptions,
  decodeCall,
  hashSafeMessageBytes,
  type SafeTransaction,
  safeVersions,
} from '@strongroom/safe-protocol'
import {
  type Finding,
  findMessageRisks,
  type KnownAddress,
  type Risk,
} from '@strongroom/safe-protocol/risks'
import { type Address, type Hex, zeroAddress } from 'viem'
import { plainVersion } from '../verify/compareState.ts'
import { confirmOnChain, validOwners } from '../verify/confirmOnChain.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { readChainState } from '../verify/readChainSafe.ts'
import { digestOf, readSignable } from '../verify/readSignable.ts'
import { readTransaction } from '../verify/readTransaction.ts'
import { sameText } from '../verify/sameText.ts'
import type { ChainSafe, Verification } from '../verify/Verification.ts'
import { verificationSlices } from '../verify/verificationSlices.ts'
import { recoverConfirmations } from '../verify/verifyConfirmation.ts'
import { verifyDraft } from '../verify/verifyDraft.ts'
import { findNestedCalls, type NestedCall } from './findNestedCalls.ts'
import { guessTransaction } from './guessTransaction.ts'
import type { NestedTransaction } from './NestedTransaction.ts'
import { readApproval } from './readApproval.ts'

/** Levels below the transaction that is signed. */
const deepest = 3
/** A batch may approve a thousand: the rest stay unknown. */
const most = 12
/** Owners whose approval is read from the chain. */
const mostOwners = 30
const longest = 5_000

interface NestedContext {
  /** Decimal. */
  readonly chainId: string
  readonly safeAddress: Address
  readonly gateway?: GatewayClient | undefined
  readonly rpc: RpcPort
  readonly abis?: DecodeCallOptions['abis']
  readonly known?: readonly KnownAddress[] | undefined
  readonly signal?: AbortSignal | undefined
}

/** What a transaction approves or executes in other safes. */
export interface NestedReading {
  /** The calls, with those of approved transactions. */
  readonly tree: CallNode
  /** The approved transactions whose hashes are proven, for `decodeCall`. */
  readonly approved: readonly ApprovedTransaction[]
  readonly nested: readonly NestedTransaction[]
  /** Found in messages and in fees of other safes. */
  readonly findings: readonly Finding[]
}

/**
 * Reads the transactions that a transaction approves or executes in other safes, three
 * levels deep. Of the gateway's record only the hashed fields count: a transaction is
 * taken for the approved one when the hash that is computed here, and the one that its
 * safe computes on the owner's node, are the approved hash.
 *
 * @throws the signal's reason; nothing else
 */
export async function readNested(
  {
    transaction,
    tree,
    chain,
  }: Pick<Verification, 'transaction' | 'chain'> & {
    readonly tree: CallNode
  },
  context: NestedContext,
): Promise<NestedReading> {
  const { safeAddress: safe, abis } = context
  const version = safeVersions.find((one) => chain?.version.startsWith(one))
  const approved: ApprovedTransaction[] = []
  const found = new Map<string, Read>()
  let decoded = tree
  for (let level = 0; level < deepest; level += 1) {
    const open = findNestedCalls(decoded, safe)
      .filter(({ path }) => !found.has(path.join()))
      .slice(0, most - found.size)
    if (open.length === 0 || !transaction) break
    for (const [path, read] of await Promise.all(
      open.map(
        async (call) =>
          [call.path.join(), await readCall(call, context)] as const,
      ),
    )) {
      found.set(path, read)
      const { kind, verification } = read.nested
      if (kind !== 'approves' || !verification?.transaction) continue
      approved.push({
        chainId: BigInt(context.chainId),
        safe: read.nested.safe,
        version: plainVersion(`${verification.chain?.version}`),
        transaction: verification.transaction,
      })
    }
    decoded = decodeCall(transaction, { safe, version, abis, approved })
  }
  const all = [...found.values()]
  return {
    tree: decoded,
    approved,
    nested: all.map(({ nested }) => nested),
    findings: all.flatMap(({ findings }) => findings),
  }
}

interface Read {
  readonly nested: NestedTransaction
  readonly findings: readonly Finding[]
}

async function readCall(call: NestedCall, context: NestedContext) {
  const { kind, path, by, node } = call
  const safe = node.to
  const nothing: NestedTransaction = {
    ...{ kind, path, by, safe, hash: call.hash, confirmations: [] },
    ...{ verification: undefined, message: undefined },
    ...{ isOwner: false, isApproved: false },
  }
  try {
    const chain = await readChainState(context.rpc, safe)
    const isOwner = chain.owners.some((owner) => sameText(owner, by))
    const known = { ...nothing, isOwner }
    return kind === 'approves'
      ? await readApproved(call, known, context)
      : await readExecuted(call, known, chain, context)
  } catch {
    context.signal?.throwIfAborted()
    return { nested: nothing, findings: [] }
  }
}

async function readApproved(
  { hash: approved, carried }: NestedCall,
  nested: NestedTransaction,
  context: NestedContext,
): Promise<Read> {
  const { chainId, gateway, rpc, signal } = context
  const { safe, by: owner } = nested
  const hash = approved as Hex
  const [details, isApproved] = await Promise.all([
    gateway &&
      ask(
        getTransactionDetails(gateway, {
          ...{ chainId, transactionId: hash, signal },
          ...{ retry: 0, timeout: longest },
        }),
        signal,
      ),
    readApproval(rpc, { safe, owner, hash }, signal),
  ])
  const read = details && readTransaction(details)
  const verify = (transaction: Readonly<SafeTransaction>) =>
    verifyNested({ transaction, safe, hash }, context)
  const verification =
    (read && !('kind' in read) && (await verify(read.transaction))) ||
    (await tryGuess({ safe, hash, carried }, verify, context))
  if (verification) {
    const confirmations = await readConfirmations(
      verification,
      safe,
      details,
      context,
    )
    return {
      nested: { ...nested, isApproved, verification, confirmations },
      findings: feeOf(nested, verification.transaction),
    }
  }
  const { message, findings = [] } = await readMessage({ safe, hash }, context)
  return { nested: { ...nested, isApproved, message }, findings }
}

async function tryGuess(
  asked: Pick<NestedCall, 'carried'> & {
    readonly safe: Address
    readonly hash: Hex
  },
  verify: (
    transaction: Readonly<SafeTransaction>,
  ) => Promise<Verification | undefined>,
  context: NestedContext,
) {
  for (const one of asked.carried) {
    const proven = await verify(one)
    if (proven) return proven
  }
  const guess = await guessTransaction(asked, context)
  return guess && verify(guess)
}

/** The transaction in the bytes of an execution, at the nonce that it will have. */
async function readExecuted(
  { node, usedNonces }: NestedCall,
  nested: NestedTransaction,
  { nonce }: ChainSafe,
  context: NestedContext,
): Promise<Read> {
  const values = (node.method?.parameters ?? []).map(({ value }) => value)
  const [to, value, data, operation, safeTxGas, baseGas, gasPrice] = values
  const transaction = {
    ...{ to, value, data, operation: Number(operation) },
    ...{ safeTxGas, baseGas, gasPrice, nonce: nonce + BigInt(usedNonces) },
    ...{ gasToken: values[7], refundReceiver: values[8] },
  } as SafeTransaction
  const { safe } = nested
  const verification = await verifyNested({ transaction, safe }, context)
  if (!verification?.hashes) return { nested, findings: [] }
  const hash = verification.hashes.safeTxHash
  const confirmations = await readConfirmations(
    verification,
    safe,
    undefined,
    context,
  )
  // Its fee is a finding of `findRisks`.
  return {
    nested: { ...nested, hash, verification, confirmations },
    findings: [],
  }
}

/** Undefined unless the hashes computed here and on the chain are the same. */
async function verifyNested(
  {
    transaction,
    safe,
    hash,
  }: {
    readonly transaction: Readonly<SafeTransaction>
    readonly safe: Address
    readonly hash?: Hex
  },
  { chainId, rpc, abis, signal }: NestedContext,
): Promise<Verification | undefined> {
  const draft = await verifyDraft({
    ...{ chainId, safeAddress: safe, transaction, rpc, abis, signal },
  })
  const { hashes, sources, problems } = draft
  const isProven =
    hashes !== undefined &&
    sources.chain === hashes.safeTxHash &&
    (hash === undefined || hashes.safeTxHash === hash) &&
    !problems.some(({ kind }) => kind === 'chain' || kind === 'hash')
  return isProven ? draft : undefined
}

/** The owners whose signatures, or approvals on the chain, are valid. */
async function readConfirmations(
  { hashes, chain }: Verification,
  safe: Address,
  details: TransactionDetails | undefined,
  { rpc, signal }: NestedContext,
): Promise<readonly Address[]> {
  if (!hashes || !chain) return []
  const read = details && readTransaction(details)
  const claimed = read && !('kind' in read) ? read.execution.confirmations : []
  const approvals = chain.owners
    .slice(0, mostOwners)
    .filter(
      (owner) => !claimed.some(({ signer }) => sameText(signer.value, owner)),
    )
    .map((value) => ({ signer: { value } }))
  try {
    const turn = verificationSlices.enter({ signal })
    const recovered = await recoverConfirmations(
      [...claimed, ...approvals],
      hashes.safeTxHash,
      turn,
    )
    const checked = await confirmOnChain(
      rpc,
      { address: safe, version: chain.version },
      recovered,
      hashes,
    )
    return validOwners(chain, checked)
  } catch {
    signal?.throwIfAborted()
    return []
  }
}

/** The message with this hash, where the gateway has one. */
async function readMessage(
  { safe, hash }: { readonly safe: Address; readonly hash: Hex },
  { chainId, gateway, known, signal }: NestedContext,
): Promise<Pick<NestedTransaction, 'message'> & Partial<Read>> {
  if (!gateway) return { message: undefined }
  const record = await ask(
    getSafeMessage(gateway, {
      ...{ chainId, messageHash: hash, signal },
      ...{ retry: 0, timeout: longest },
    }),
    signal,
  )
  try {
    if (!record) return { message: undefined }
    const message = readSignable(record.message)
    const { safeMessageHash } = hashSafeMessageBytes(
      { chainId: BigInt(chainId), safe },
      digestOf(message),
    )
    if (safeMessageHash !== hash) return { message: undefined }
    return {
      message,
      findings: findMessageRisks(message, {
        ...{ chainId, safe, origin: null, known },
      }),
    }
  } catch {
    return { message: undefined }
  }
}

/** The fee that an approved transaction of another safe pays out of that safe. */
function feeOf(
  { path, safe }: Pick<NestedTransaction, 'path' | 'safe'>,
  transaction: Readonly<SafeTransaction> | undefined,
): Risk[] {
  if (!transaction) return []
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction
  const isPlain =
    baseGas + gasPrice === 0n &&
    gasToken === zeroAddress &&
    refundReceiver === zeroAddress
  if (isPlain) return []
  const maximum = (safeTxGas + baseGas) * gasPrice
  const fields = { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }
  return [{ kind: 'refund', ...fields, maximum, path, safe }]
}

/** The gateway's answer; undefined if it has none. */
async function ask<T>(
  asked: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  try {
    return await asked
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}
