import type { Gateway } from '../Gateway.ts'
import type { NodeHealth } from '../rpc/createNode.ts'
import type { MetricFamily } from './MetricFamily.ts'

const figures: readonly [
  name: string,
  type: MetricFamily['type'],
  help: string,
  read: (node: NodeHealth) => number,
][] = [
  [
    'up',
    'gauge',
    '0 while the node rests after a failure or serves another chain.',
    ({ isUp, isWrongChain }) => Number(isUp && !isWrongChain),
  ],
  [
    'latency_seconds',
    'gauge',
    'Time of a request, averaged over the last ones.',
    ({ latency }) => latency / 1_000,
  ],
  [
    'calls_total',
    'counter',
    'JSON-RPC calls sent by this process.',
    ({ calls }) => calls,
  ],
  [
    'failures_total',
    'counter',
    'Requests without a usable answer.',
    ({ failures }) => failures,
  ],
]

/** Health of each node, by its place in the list: an address may hold a key. */
export const nodeMetrics = ({
  nodes,
}: Pick<Gateway, 'nodes'>): MetricFamily[] =>
  figures.map(([name, type, help, read]) => ({
    name: `gateway_rpc_node_${name}`,
    help,
    type,
    samples: [...nodes].flatMap(([chain_id, pool]) =>
      pool.health().map((health) => ({
        labels: { chain_id, node: String(health.position) },
        value: read(health),
      })),
    ),
  }))
