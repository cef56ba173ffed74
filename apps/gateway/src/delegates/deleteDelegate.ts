import { and, eq, inArray } from 'drizzle-orm'
import {
  type Address,
  concat,
  type Hex,
  keccak256,
  toHex,
  zeroAddress,
} from 'viem'
import type { ChainConfig } from '../config/Config.ts'
import { delegate as delegateTable } from '../db/schema/delegates.ts'
import type { Gateway } from '../Gateway.ts'
import { refuse } from '../http/HttpError.ts'
import { whenGiven } from '../queries/whenGiven.ts'
import { clientOf } from '../rpc/clientOf.ts'
import { markUsed } from './markUsed.ts'
import {
  delegateDigests,
  verifyDelegateRequest,
} from './verifyDelegateRequest.ts'

export interface DelegateToDelete {
  delegate: Address
  /** Everybody's without it. */
  delegator?: Address | undefined
  /** In every safe, and for all safes, without it. */
  safe?: Address | undefined
  signature: Hex
}

const notFound = () => refuse(404, 'Delegate not found')

/** A signature for removal counts once for each thing it may remove. */
const removalDigest = (
  digest: Hex,
  { delegator = zeroAddress, safe = zeroAddress }: DelegateToDelete,
): Hex => keccak256(concat([toHex('delete'), digest, delegator, safe]))

/**
 * Ends what a delegate may do, on the word of either side: the delegate ends
 * all that is named, a delegator what is their own. With it every signature of
 * the delegator that could bring the delegate back ends, too.
 *
 * @throws HttpError 404 when there is nothing to end, 400 with the reason.
 */
export async function deleteDelegate(
  gateway: Gateway,
  { chainId }: ChainConfig,
  request: DelegateToDelete,
): Promise<void> {
  const { db } = gateway
  const { delegate } = request
  const isNamed = and(
    eq(delegateTable.chainId, chainId),
    eq(delegateTable.delegate, delegate),
    ...whenGiven(request.delegator, (x) => eq(delegateTable.delegator, x)),
    ...whenGiven(request.safe, (x) => eq(delegateTable.safe, x)),
  )
  const rows = await db
    .selectDistinct({ delegator: delegateTable.delegator })
    .from(delegateTable)
    .where(isNamed)
  const delegators = rows.map(({ delegator }) => delegator)
  if (delegators.length === 0) throw notFound()
  const now = gateway.now()
  const { signer, digest, expires } = await verifyDelegateRequest(
    {
      chainId,
      delegate,
      signers: [...delegators, delegate],
      signature: request.signature,
    },
    { client: clientOf(gateway, chainId), now },
  )
  // In one order everywhere: two who end the same do not wait for each other.
  const ended = signer === delegate ? delegators.toSorted() : [signer]
  const used = { signer, digest: removalDigest(digest, request), expires }
  await db.transaction(async (tx) => {
    if ((await markUsed(tx, [used], now)) === 0) {
      throw refuse(400, 'Signature was already used')
    }
    // Before the rows: so does whoever adds a delegate, and neither waits for
    // the other while the other waits, too.
    const additions = delegateDigests({ chainId, delegate }, now)
    await markUsed(
      tx,
      ended.flatMap((one) =>
        additions.map((addition) => ({ ...addition, signer: one })),
      ),
      now,
    )
    const removed = await tx
      .delete(delegateTable)
      .where(and(isNamed, inArray(delegateTable.delegator, ended)))
      .returning({ delegator: delegateTable.delegator })
    if (removed.length === 0) throw notFound()
  })
}
