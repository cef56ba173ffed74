import { count, sql } from 'drizzle-orm'
import { webhookDelivery } from '../../platform/db/schema/webhooks.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import type { MetricFamily } from '../../platform/metrics/MetricFamily.ts'

/** Deliveries of the last 30 days by state; none while the store is away. */
export async function webhookMetrics({
  db,
  config,
}: Gateway): Promise<MetricFamily[]> {
  if (config.webhooks === undefined) return []
  const { webhook, state, attempts } = webhookDelivery
  const rows = await db
    .select({
      webhook,
      state,
      deliveries: count(),
      attempts: sql<string>`sum(${attempts})`,
    })
    .from(webhookDelivery)
    .groupBy(webhook, state)
    .catch(() => [])
  const family = (
    name: string,
    help: string,
    read: (row: (typeof rows)[number]) => number,
  ): MetricFamily => ({
    name: `gateway_webhook_${name}`,
    help,
    type: 'gauge',
    samples: rows.map((row) => ({
      labels: { webhook: row.webhook, state: row.state },
      value: read(row),
    })),
  })
  return [
    family('deliveries', 'Deliveries by state.', (row) => row.deliveries),
    family('attempts', 'Attempts of these deliveries.', (row) =>
      Number(row.attempts),
    ),
  ]
}
