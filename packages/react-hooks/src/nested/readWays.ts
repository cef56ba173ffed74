import {
  type GatewayClient,
  getNonces,
  getTransactionDetails,
  getTransactionQueue,
} from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeApproveHash,
  hashSafeTransaction,
  type SafeTransaction,
  type SafeTransactionHashes,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { plainVersion } from '../verify/compareState.ts'
import { confirmOnChain, validOwners } from '../verify/confirmOnChain.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { readTransaction } from '../verify/readTransaction.ts'
import { sameText } from '../verify/sameText.ts'
import { verificationSlices } from '../verify/verificationSlices.ts'
import { recoverConfirmations } from '../verify/verifyConfirmation.ts'
import { readApproval } from './readApproval.ts'
import type { SafeOwner } from './readOwnership.ts'

/** A transaction of a parent that approves a hash, waiting in its queue. */
export interface QueuedApproval {
  readonly safeTxHash: Hex
  readonly nonce: bigint
  /** Owners of the parent whose confirmation is proven. */
  readonly confirmations: readonly Address[]
}

/** What one owner that is a safe has done about a hash. */
export interface ParentApproval {
  readonly parent: SafeOwner
  /** It has approved the hash on the chain. */
  readonly isApproved: boolean
  readonly queued: QueuedApproval | undefined
}

/** How an account confirms for a safe through the safes between them. */
export interface ApprovalWay {
  /** From the safe's own owner to the safe that the account owns. */
  readonly path: readonly SafeOwner[]
  /** The safe whose hash the last one of `path` has to approve. */
  readonly target: Address
  /** That hash. */
  readonly hash: Hex
  /** The last safe of `path` has approved it, on the chain. */
  readonly isApproved: boolean
  /** The approval waits in the queue of the last safe. */
  readonly queued: QueuedApproval | undefined
  /**
   * The transaction of `target` with this hash, where the gateway does not have it yet:
   * through two safes and more. Once it is approved, it can be proposed.
   */
  readonly unproposed: Readonly<SafeTransaction> | undefined
}

export interface WaysContext {
  /** Decimal. */
  readonly chainId: string
  readonly gateway: GatewayClient
  readonly rpc: RpcPort
  readonly signal?: AbortSignal | undefined
}

interface Asked {
  readonly safe: Address
  readonly hash: Hex
}

const longest = 5_000
/** Rows of a queue whose records are read. */
const mostRows = 8
/** Nonces of an approval that is on no gateway. */
const mostNonces = 10n

/**
 * What a parent has done about a hash of a safe it owns, by the owner's node, and by
 * its queue on the gateway, of which bytes and signatures are checked.
 *
 * @throws errors of the RPC; the signal's reason
 */
export async function readParentApproval(
  parent: SafeOwner,
  asked: Asked,
  context: WaysContext,
): Promise<ParentApproval> {
  const { rpc, signal } = context
  const [isApproved, queued] = await Promise.all([
    readApproval(rpc, { ...asked, owner: parent.address }, signal),
    findQueued(parent, asked, context).catch(() => {
      signal?.throwIfAborted()
      return undefined
    }),
  ])
  return { parent, isApproved, queued }
}

/** @throws errors of the RPC; the signal's reason */
export async function readWay(
  path: readonly SafeOwner[],
  asked: Asked,
  context: WaysContext,
): Promise<ApprovalWay> {
  let target = asked
  let unproposed: Readonly<SafeTransaction> | undefined
  for (const [at, parent] of path.entries()) {
    const found = await readParentApproval(parent, target, context)
    const { isApproved, queued } = found
    if (isApproved || at === path.length - 1)
      return {
        path: path.slice(0, at + 1),
        ...{ target: target.safe, hash: target.hash },
        ...{ isApproved, queued, unproposed },
      }
    const next = path[at + 1] as SafeOwner
    unproposed = queued
      ? undefined
      : await planApproval(parent, next, target, context)
    const hash =
      queued?.safeTxHash ?? (unproposed && hashOf(parent, unproposed, context))
    if (hash === undefined) break
    target = { safe: parent.address, hash }
  }
  throw new TypeError('There is no safe between the account and the safe.')
}

const hashesOf = (
  { address: safe, safe: state }: SafeOwner,
  transaction: Readonly<SafeTransaction>,
  { chainId }: WaysContext,
): SafeTransactionHashes =>
  hashSafeTransaction(
    {
      ...{ chainId: BigInt(chainId), safe },
      version: plainVersion(`${state?.version}`),
    },
    transaction,
  )

const hashOf = (
  parent: SafeOwner,
  transaction: Readonly<SafeTransaction>,
  context: WaysContext,
): Hex => hashesOf(parent, transaction, context).safeTxHash

/**
 * The approval of a parent that one of its own owners has to approve. One that this
 * owner has approved already keeps its nonce.
 */
async function planApproval(
  parent: SafeOwner,
  owner: SafeOwner,
  { safe: to, hash }: Asked,
  context: WaysContext,
): Promise<Readonly<SafeTransaction>> {
  const { chainId, gateway, rpc, signal } = context
  const { nonce = 0n } = parent.safe ?? {}
  const data = encodeApproveHash({ hash })
  const planned = await getNonces(gateway, {
    ...{ chainId, safeAddress: parent.address, signal },
    ...{ retry: 0, timeout: longest },
  }).then(
    ({ recommendedNonce }) => BigInt(recommendedNonce),
    () => {
      signal?.throwIfAborted()
      return nonce
    },
  )
  const last = planned >= nonce && planned < nonce + 100n ? planned : nonce
  const tried: Readonly<SafeTransaction>[] = []
  for (let at = last; at >= nonce && last - at < mostNonces; at -= 1n)
    tried.push(createSafeTransaction({ to, data, nonce: at }))
  const approved = await Promise.all(
    tried.map((transaction) =>
      readApproval(
        rpc,
        {
          ...{ safe: parent.address, owner: owner.address },
          hash: hashOf(parent, transaction, context),
        },
        signal,
      ),
    ),
  )
  const at = Math.max(0, approved.indexOf(true))
  return tried[at] as Readonly<SafeTransaction>
}

async function findQueued(
  parent: SafeOwner,
  { safe, hash }: Asked,
  context: WaysContext,
): Promise<QueuedApproval | undefined> {
  const { chainId, gateway, rpc, signal } = context
  const { address, safe: state } = parent
  const options = { chainId, signal, retry: 0, timeout: longest }
  const queue = await getTransactionQueue(gateway, {
    ...options,
    safeAddress: address,
  })
  const ids = queue.results.flatMap((row) =>
    row.type === 'TRANSACTION' &&
    row.transaction.txInfo.type === 'Custom' &&
    sameText(row.transaction.txInfo.to.value, safe)
      ? [row.transaction.id]
      : [],
  )
  const data = encodeApproveHash({ hash })
  for (const transactionId of ids.slice(0, mostRows)) {
    const details = await getTransactionDetails(gateway, {
      ...options,
      transactionId,
    })
    const read = readTransaction(details)
    if ('kind' in read || !state) continue
    const { transaction, execution } = read
    const isThis =
      sameText(transaction.to, safe) &&
      transaction.data === data &&
      transaction.operation === 0 &&
      transaction.nonce >= state.nonce
    const hashes = hashesOf(parent, transaction, context)
    if (!isThis || hashes.safeTxHash !== execution.safeTxHash) continue
    const turn = verificationSlices.enter({ signal })
    const confirmations = await confirmOnChain(
      rpc,
      { address, version: state.version },
      await recoverConfirmations(
        execution.confirmations,
        hashes.safeTxHash,
        turn,
      ),
      hashes,
    )
    return {
      safeTxHash: hashes.safeTxHash,
      nonce: transaction.nonce,
      confirmations: validOwners(state, confirmations),
    }
  }
  return undefined
}
