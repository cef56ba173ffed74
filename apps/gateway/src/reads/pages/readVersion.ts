import { type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { chainTag, indexer } from '../../platform/db/schema/chain.ts'
import { registeredContract } from '../../platform/db/schema/contracts.ts'
import { queueTag } from '../../platform/db/schema/proposals.ts'
import { chainId, safeAddress } from '../lists/listStatements.ts'
import { preparedJson } from '../sql/preparedJson.ts'

export interface Version {
  /**
   * Version of all data that the lists of a safe are made of: the chain's half
   * of the store changes with the head's hash, in one transaction, each change
   * of ours marks the queue, and an operator's description of a contract has
   * its time.
   */
  page: string
  /** Changes with the queue, and never returns to an older value. */
  queue: string
}

const ofSafe = sql`chain_id = ${chainId} and safe = ${safeAddress}`

/** Selects `page` and `queue` of a safe's {@link Version}; no row before the chain was indexed. */
const versionRow: SQL = sql`select
    concat_ws(' ', head, head_hash, coalesce(modified, -1), coalesce(contracts, -1)) as page,
    concat_ws(' ', coalesce(modified, -1), coalesce(changes, -1)) as queue
  from (select head, head_hash,
    (select modified from ${queueTag} where ${ofSafe}) as modified,
    (select changes from ${chainTag} where ${ofSafe}) as changes,
    (select max(modified) from ${registeredContract} where chain_id = ${chainId}) as contracts
    from ${indexer} where chain_id = ${chainId}) as tags`

const read = preparedJson<Version | null>(
  sql`select row_to_json(version) from (${versionRow}) as version`,
)

/** @returns undefined while the chain has not been indexed. */
export async function readVersion(
  db: Database,
  chainId: string,
  safe: Address,
): Promise<Version | undefined> {
  return (await read(db, { chainId, safe })) ?? undefined
}

export interface VersionedAnswer<T> {
  /** Version of the store at the moment the answer was read. */
  version: Version | undefined
  /** Undefined where the version is the one that is known. */
  answer: T | undefined
}

/** The statement of {@link versionedJson}. */
export const withVersion = (statement: SQL): SQL =>
  sql`with version as materialized (${versionRow})
  select json_build_object(
    'version', (select row_to_json(version) from version),
    'answer', case when (select page from version) = ${sql.placeholder('known')}::text
      then null else (${statement}) end)`

/**
 * {@link preparedJson}, with the version of the safe's lists from the same
 * state of the store. A `known` version skips the statement.
 *
 * @param statement selects one value that is not null.
 */
export function versionedJson<T>(
  statement: SQL,
): (
  db: Database,
  values: Record<string, unknown> & { known: string | undefined },
) => Promise<VersionedAnswer<T>> {
  const readBoth = preparedJson<{ version: Version | null; answer: T | null }>(
    withVersion(statement),
  )
  return async (db, { known = null, ...values }) => {
    const { version, answer } = await readBoth(db, { ...values, known })
    return { version: version ?? undefined, answer: answer ?? undefined }
  }
}
