import { setTimeout as sleep } from 'node:timers/promises'
import { indexer } from '../../platform/db/schema/chain.ts'
import { lease } from '../../platform/db/schema/lease.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import type { MetricFamily } from '../../platform/metrics/MetricFamily.ts'
import { version } from '../../platform/version.ts'
import { readBackfills } from './readBackfills.ts'

const patience = 2_000

const perChain = <T extends { chainId: string }>(
  rows: readonly T[],
  name: string,
  help: string,
  read: (row: T) => number,
): MetricFamily => ({
  name: `gateway_chain_${name}`,
  help,
  type: 'gauge',
  samples: rows.map((row) => ({
    labels: { chain_id: row.chainId },
    value: read(row),
  })),
})

/**
 * Progress of the chains, by any process, and whether the store answers. If it
 * does not, the other metrics are still reported.
 */
export async function storeMetrics({
  db,
  config,
}: Gateway): Promise<MetricFamily[]> {
  const served = new Set(config.chains.map(({ chainId }) => chainId))
  const timer = new AbortController()
  const late = sleep(patience, undefined, timer).catch(() => undefined)
  const reading = Promise.all([
    db.select().from(indexer),
    db.select().from(lease),
    readBackfills(db, config.chains),
  ]).catch(() => undefined)
  const all = await Promise.race([reading, late])
  timer.abort()
  const [chains, leases, backfills] = all ?? [[], [], []]
  const rows = chains.filter(({ chainId }) => served.has(chainId))
  const kind = config.databaseUrl === undefined ? 'pglite' : 'postgres'
  const one = (name: string, help: string, value: number, labels = {}) =>
    ({ name, help, type: 'gauge', samples: [{ labels, value }] }) as const
  return [
    one('gateway_build_info', 'What runs.', 1, { version }),
    one('gateway_store_info', 'Which store.', 1, { kind }),
    one(
      'gateway_store_up',
      '1 while the store answers.',
      all === undefined ? 0 : 1,
    ),
    {
      name: 'gateway_lease_token',
      help: 'Number of the lease that the leader holds; grows with each leader.',
      type: 'gauge',
      samples: leases.map(({ token, instance, host, pid }) => ({
        labels: { instance, host, pid: String(pid) },
        value: token,
      })),
    },
    perChain(rows, 'indexed_block', 'Newest block read.', (row) => row.head),
    perChain(
      rows,
      'head_block',
      'Newest block that the node reported.',
      (row) => row.chainHead,
    ),
    perChain(
      rows,
      'lag_blocks',
      'Blocks not read yet.',
      ({ head, chainHead }) => Math.max(0, chainHead - head),
    ),
    perChain(
      backfills,
      'backfilled',
      '1 once the chain was read up to its head.',
      ({ isDone }) => Number(isDone),
    ),
    perChain(
      backfills,
      'read_ratio',
      'Part of the chain that the first reading has done, 0 to 1.',
      ({ percent }) => percent / 100,
    ),
    perChain(
      backfills.filter(({ secondsLeft }) => secondsLeft !== null),
      'backfill_seconds_left',
      'Time until the first reading is done, at the pace so far.',
      ({ secondsLeft }) => secondsLeft ?? 0,
    ),
    perChain(
      rows,
      'checked_timestamp_seconds',
      'When the node last answered the indexer.',
      (row) => row.checkedAt / 1_000,
    ),
  ]
}
