import { and, eq, inArray } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import {
  delegateEvent,
  recordEvents,
} from '../../notifications/events/recordEvents.ts'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { delegate as delegateTable } from '../../platform/db/schema/delegates.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { whenGiven } from '../../reads/sql/whenGiven.ts'
import { endSignatures, lockDelegate } from './endedSignatures.ts'
import { verifyDelegateRequest } from './verifyDelegateRequest.ts'

export interface DelegateToDelete {
  delegate: Address
  /** Everybody's without it. */
  delegator?: Address | undefined
  /** In every safe, and for all safes, without it. */
  safe?: Address | undefined
  signature: Hex
}

const notFound = () => new RefusalError('not-found', 'Delegate not found')

/**
 * Removes a delegate on the signature of either side: a delegate's removes all
 * that is named, a delegator's their own. Signatures that were sent before can
 * no longer add the delegate. The same signature may remove again, since a
 * removal grants no rights.
 *
 * @throws RefusalError `not-found` when the delegate is missing, `rejected`
 * with the reason.
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
  const removal = await verifyDelegateRequest(
    {
      chainId,
      delegate,
      signers: [...delegators, delegate],
      signature: request.signature,
    },
    { client: clientOf(gateway, chainId), now },
  )
  const ended = removal.signer === delegate ? delegators : [removal.signer]
  await db.transaction(async (tx) => {
    const about = { chainId, delegate }
    await lockDelegate(tx, about, now)
    await endSignatures(tx, { ...about, delegators: ended, removal, now })
    const removed = await tx
      .delete(delegateTable)
      .where(and(isNamed, inArray(delegateTable.delegator, ended)))
      .returning()
    if (removed.length === 0) throw notFound()
    const events = removed.map((row) =>
      delegateEvent(
        'DELEGATE_DELETED',
        {
          chainId,
          safe: row.safe,
          delegate,
          delegator: row.delegator,
          label: row.label,
        },
        now,
      ),
    )
    await recordEvents(tx, events, now)
  })
}
