import { isIP } from 'node:net'
import { webhookMetrics } from '../../notifications/webhooks/webhookMetrics.ts'
import { nodeMetrics } from '../../platform/metrics/nodeMetrics.ts'
import { renderMetrics } from '../../platform/metrics/renderMetrics.ts'
import { storeMetrics } from '../../reads/indexing/storeMetrics.ts'
import type { Call } from '../http/Call.ts'
import { cannot } from '../http/HttpError.ts'
import { type Route, route } from '../http/Route.ts'

const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'origin']

/**
 * Whether the connected client may read. A request through a proxy may come
 * from anywhere, and a request of a browser may come from another site.
 */
const mayRead = ({ gateway, peer = '', header }: Call): boolean => {
  const address = peer.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(address)
  return (
    family !== 0 &&
    gateway.config.metrics?.check(address, family === 6 ? 'ipv6' : 'ipv4') ===
      true &&
    !forwarded.some((name) => header(name) !== undefined) &&
    /^(none|same-origin)$/.test(header('sec-fetch-site') ?? 'none')
  )
}

export const metricsRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/metrics',
    operationId: 'getMetrics',
    errors: [404],
    produces: 'text/plain',
    summary: 'Figures for Prometheus, for whom GATEWAY_METRICS names',
    handle: async (call) => {
      if (!mayRead(call)) throw cannot('GET', '/metrics')
      const { gateway } = call
      const families = [
        ...(await storeMetrics(gateway)),
        ...nodeMetrics(gateway),
        ...gateway.metrics.families(),
        ...gateway.live.families(),
        ...(await webhookMetrics(gateway)),
      ]
      return new Response(renderMetrics(families), {
        headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
      })
    },
  }),
]
