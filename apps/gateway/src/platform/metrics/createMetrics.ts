import { createCounter } from './createCounter.ts'
import { createHistogram } from './createHistogram.ts'
import type { MetricFamily } from './MetricFamily.ts'
import { watchProcess } from './watchProcess.ts'

export interface AnsweredRequest {
  method: string
  /** The route's pattern; never the path, which names safes. */
  route: string
  status: number
  seconds: number
}

/** `refused`: answered with an error; `failed`: not answered. */
export type RpcOutcome = 'ok' | 'refused' | 'failed'

/** Counters of a process. */
export interface Metrics {
  requestStarted(): void
  requestAnswered(request: AnsweredRequest): void
  rpcCalled(chainId: string, outcome: RpcOutcome): void
  /** An open breaker suspends requests to a chain's RPC. */
  breakerChanged(chainId: string, open: boolean): void
  /** Whether this process reads the chains and relays. */
  leads: boolean
  families(): MetricFamily[]
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const usual = /^(GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)$/

/** Starts to count, at zero, for the given chains. */
export function createMetrics(chainIds: readonly string[] = []): Metrics {
  const requests = createCounter(
    'gateway_http_requests_total',
    'Requests answered.',
  )
  const durations = createHistogram(
    'gateway_http_request_duration_seconds',
    'Time from the first look at a request to its answer.',
    bounds,
  )
  const calls = createCounter(
    'gateway_rpc_requests_total',
    'Calls made to answer requests; refused: with an error, failed: not at all.',
  )
  const breakers = new Map(chainIds.map((chainId) => [chainId, false]))
  for (const chain_id of chainIds) {
    for (const outcome of ['ok', 'refused', 'failed']) {
      calls.add({ chain_id, outcome }, 0)
    }
  }
  let inFlight = 0
  // Watching costs a timer: it begins with the first look.
  let look: ReturnType<typeof watchProcess> | undefined
  const watched = (): MetricFamily[] => {
    look ??= watchProcess()
    return look()
  }
  const metrics: Metrics = {
    leads: false,
    requestStarted: () => {
      inFlight += 1
    },
    requestAnswered: ({ route, status, seconds, ...request }) => {
      inFlight -= 1
      const method = usual.test(request.method) ? request.method : 'other'
      requests.add({ method, route, status: String(status) })
      durations.observe({ method, route }, seconds)
    },
    rpcCalled: (chain_id, outcome) => calls.add({ chain_id, outcome }),
    breakerChanged: (chainId, open) => {
      breakers.set(chainId, open)
    },
    families: () => [
      requests.family(),
      durations.family(),
      {
        name: 'gateway_http_requests_in_flight',
        help: 'Requests being answered.',
        type: 'gauge',
        samples: [{ value: inFlight }],
      },
      calls.family(),
      {
        name: 'gateway_rpc_breaker_open',
        help: '1 while a chain is left alone after failures in a row.',
        type: 'gauge',
        samples: [...breakers].map(([chain_id, open]) => ({
          labels: { chain_id },
          value: Number(open),
        })),
      },
      {
        name: 'gateway_leader',
        help: '1 where the chains are read and relayed to; once a store.',
        type: 'gauge',
        samples: [{ value: Number(metrics.leads) }],
      },
      ...watched(),
    ],
  }
  return metrics
}
