import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { safe } from '../../platform/db/schema/chain.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import type { BlockRef } from '../fetch/ChainLog.ts'
import { readNonces } from '../fetch/readNonces.ts'
import { type DueRepair, queueRepairs } from './queueRepairs.ts'

export interface NonceCheckOptions {
  db: Database
  chainId: string
  rpc: Rpc
  /** Milliseconds between two looks; a minute. */
  interval?: number | undefined
}

export interface NonceCheck {
  /** Compares the next few safes with their contracts, if it is time to. */
  step(head: BlockRef): Promise<void>
}

interface Known {
  address: Address
  nonce: number
}

const safesPerLook = 50

/**
 * Compares the nonces of safes with those of their contracts, a few at a time
 * and all of them in turn. A difference shows that executions are missing, also
 * when the safe never executes another one: it queues a repair.
 */
export function createNonceCheck({
  db,
  chainId,
  rpc,
  interval = 60_000,
}: NonceCheckOptions): NonceCheck {
  let after = ''
  let lookAt = performance.now() + interval

  const readKnown = (): Promise<Known[]> =>
    db
      .select({ address: safe.address, nonce: safeTotals.nonce })
      .from(safe)
      .innerJoin(
        safeTotals,
        and(
          eq(safeTotals.chainId, safe.chainId),
          eq(safeTotals.safe, safe.address),
        ),
      )
      .where(and(eq(safe.chainId, chainId), gt(safe.address, after as Address)))
      .orderBy(asc(safe.address))
      .limit(safesPerLook)

  const compare = async (
    known: readonly Known[],
    block: BlockRef,
  ): Promise<(Known & { actual: number })[]> => {
    const nonces = await readNonces(
      rpc,
      known.map(({ address }) => ({
        safe: address.toLowerCase() as Hex,
        block,
      })),
    )
    return known.flatMap((one, i) => {
      const actual = nonces[i]
      const differs = actual !== undefined && actual !== one.nonce
      return differs ? [{ ...one, actual }] : []
    })
  }

  return {
    async step(head) {
      if (performance.now() < lookAt) return
      lookAt = performance.now() + interval
      const known = await readKnown()
      after = known.length < safesPerLook ? '' : (known.at(-1)?.address ?? '')
      if (known.length === 0) return
      let different = await compare(known, head)
      if (different.length === 0) return
      // Some nodes answer for their newest block from a state that already has
      // the next one in it.
      await sleep(50)
      different = await compare(different, head)
      const due: DueRepair[] = different.map(({ address, nonce, actual }) => ({
        chainId,
        safe: address,
        cause: `nonce ${actual} instead of ${nonce}`,
      }))
      await db.transaction((tx) => queueRepairs(tx, due))
    },
  }
}
