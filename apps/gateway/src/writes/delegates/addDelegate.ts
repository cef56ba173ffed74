import type { AddDelegateBody } from '@strongroom/gateway-sdk'
import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  delegateEvent,
  recordEvents,
} from '../../notifications/events/recordEvents.ts'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { delegate } from '../../platform/db/schema/delegates.ts'
import {
  invalidField,
  RefusalError,
} from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { findSafe } from '../../reads/safes/readSafe.ts'
import { alreadyUsed } from './alreadyUsed.ts'
import { isEnded, lockDelegate, markSent } from './endedSignatures.ts'
import { verifyDelegateRequest } from './verifyDelegateRequest.ts'

/**
 * Lets a delegate propose in an owner's name, or changes the label. The signed
 * text contains neither the safe nor the label, so one signature adds the
 * delegate to several safes. After a removal, signatures that were sent before
 * it are refused: a captured request cannot bring a removed delegate back.
 *
 * @throws RefusalError `rejected` or `invalid` with the reason.
 */
export async function addDelegate(
  gateway: Gateway,
  { chainId }: ChainConfig,
  { signature, label, ...body }: AddDelegateBody,
): Promise<void> {
  const { db } = gateway
  const safe = body.safe ?? null
  if (label.includes('\0')) throw invalidField('Invalid label', ['label'])
  if (safe !== null) {
    const found = await findSafe(db, chainId, safe)
    if (found === undefined) {
      throw new RefusalError(
        'rejected',
        `Safe=${safe} does not exist or it's still not indexed`,
      )
    }
    if (!found.state.owners.includes(body.delegator)) {
      throw new RefusalError(
        'rejected',
        `Provided delegator=${body.delegator} is not an owner of Safe=${safe}`,
      )
    }
  }
  const now = gateway.now()
  const request = await verifyDelegateRequest(
    { ...body, chainId, signers: [body.delegator], signature },
    { client: clientOf(gateway, chainId), now },
  )
  const row = {
    chainId,
    safe,
    delegate: body.delegate,
    delegator: body.delegator,
  }
  await db.transaction(async (tx) => {
    const record = (type: 'DELEGATE_ADDED' | 'DELEGATE_UPDATED') =>
      recordEvents(tx, [delegateEvent(type, { ...row, label }, now)], now)
    await lockDelegate(tx, row, now)
    if (!(await isEnded(tx, request))) {
      await markSent(tx, request)
      const [stored] = await tx
        .insert(delegate)
        .values({ ...row, label, created: now })
        .onConflictDoUpdate({
          target: [
            delegate.chainId,
            delegate.delegate,
            delegate.delegator,
            delegate.safe,
          ],
          set: { label },
        })
        // PostgreSQL marks a row that the conflict updated by its xmax.
        .returning({ isNew: sql<boolean>`xmax = 0` })
      await record(stored?.isNew ? 'DELEGATE_ADDED' : 'DELEGATE_UPDATED')
      return
    }
    const known = await tx
      .update(delegate)
      .set({ label })
      .where(
        and(
          eq(delegate.chainId, chainId),
          eq(delegate.delegate, row.delegate),
          eq(delegate.delegator, row.delegator),
          safe === null ? isNull(delegate.safe) : eq(delegate.safe, safe),
        ),
      )
      .returning({ label: delegate.label })
    if (known.length === 0) throw alreadyUsed(now)
    await record('DELEGATE_UPDATED')
  })
}
