import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MetricFamily } from './MetricFamily.ts'

const openFiles = (): number => {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return Number.NaN
  }
}

/** Watches this process; the returned function reads its metrics. */
export function watchProcess(): () => MetricFamily[] {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const started = Date.now() / 1_000 - process.uptime()
  const gauge = (name: string, help: string, value: number): MetricFamily => ({
    name,
    help,
    type: 'gauge',
    samples: Number.isNaN(value) ? [] : [{ value }],
  })
  return () => {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    const lag = delay.percentile(99) / 1e9
    delay.reset()
    return [
      {
        ...gauge(
          'process_cpu_seconds_total',
          'Processor time used.',
          (user + system) / 1e6,
        ),
        type: 'counter',
      },
      gauge(
        'process_resident_memory_bytes',
        'Memory that the process occupies.',
        rss,
      ),
      gauge('process_start_time_seconds', 'When it started.', started),
      gauge('process_open_fds', 'Open files and sockets.', openFiles()),
      gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
      gauge(
        'nodejs_eventloop_lag_p99_seconds',
        'What timers were late since the last look.',
        lag,
      ),
    ]
  }
}
