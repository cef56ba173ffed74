import { expect, test } from 'vitest'
import { createMetrics } from './createMetrics.ts'
import { renderMetrics } from './renderMetrics.ts'

const setUp = () => {
  const metrics = createMetrics(['1', '2'])
  const request = { method: 'GET', route: '/v1/x', status: 200, seconds: 0.02 }
  const lines = () => renderMetrics(metrics.families()).split('\n')
  return { metrics, request, lines }
}

test('default', () => {
  const { metrics, request, lines } = setUp()
  metrics.requestStarted()
  metrics.requestStarted()
  metrics.requestAnswered(request)
  metrics.rpcCalled('1', 'failed')
  metrics.breakerChanged('2', true)
  metrics.leads = true
  for (const line of [
    'gateway_http_requests_total{method="GET",route="/v1/x",status="200"} 1',
    'gateway_http_request_duration_seconds_count{method="GET",route="/v1/x"} 1',
    'gateway_http_requests_in_flight 1',
    'gateway_rpc_requests_total{chain_id="1",outcome="failed"} 1',
    'gateway_rpc_requests_total{chain_id="2",outcome="failed"} 0',
    'gateway_rpc_breaker_open{chain_id="1"} 0',
    'gateway_rpc_breaker_open{chain_id="2"} 1',
    'gateway_leader 1',
  ]) {
    expect(lines()).toContain(line)
  }
})

test('behavior: groups unusual methods under one name', () => {
  const { metrics, request, lines } = setUp()
  metrics.requestStarted()
  metrics.requestAnswered({ ...request, method: 'PROPFIND', status: 404 })
  expect(lines()).toContain(
    'gateway_http_requests_total{method="other",route="/v1/x",status="404"} 1',
  )
})
