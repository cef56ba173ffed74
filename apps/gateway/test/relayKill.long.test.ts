import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { startChain } from '@strongroom/devnet'
import type { RelayStatus, RelayTask } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { createTestSafe } from './chain/support/createTestSafe.ts'
import { sign } from './chain/support/execute.ts'
import { bob } from './support/people.ts'
import { relayerKey } from './support/relayApi.ts'
import { newFolder, spawnGateway, writeChains } from './support/spawnGateway.ts'
import { waitFor } from './support/waitFor.ts'

test('behavior: reports the result of a call after a kill before its receipt', async () => {
  await using chain = await startChain({ chainId: 1337, seed: false })
  const folder = newFolder()
  const start = async () => {
    const gateway = spawnGateway({
      GATEWAY_DATA_DIR: folder,
      GATEWAY_CHAINS: writeChains(chain.rpcUrl),
      GATEWAY_RELAYER_KEY_1337: relayerKey,
    })
    const port = await gateway.listening
    const request = (path: string, init: RequestInit = {}) =>
      fetch(`http://localhost:${port}/v1/chains/1337${path}`, {
        ...init,
        headers: { 'content-type': 'application/json' },
      })
    const status = async (taskId: string) =>
      (await (await request(`/relay/status/${taskId}`)).json()) as RelayStatus
    return { gateway, request, status }
  }
  const first = await start()
  const safe = await createTestSafe(chain)
  await waitFor(
    async () => (await first.request(`/safes/${safe}`)).status,
    (code) => code === 200,
  )
  await chain.client.setAutomine(false)
  const { data } = await sign(chain, safe, { to: bob.address })
  const body = JSON.stringify({ version: '1.4.1', to: safe, data })
  const answer = await first.request('/relay', { method: 'POST', body })
  expect(answer.status).toBe(201)
  const { taskId } = (await answer.json()) as RelayTask
  await waitFor(
    () => first.status(taskId),
    ({ status }) => status === 110,
  )
  first.gateway.process.kill('SIGKILL')
  await once(first.gateway.process, 'exit')
  await chain.client.setAutomine(true)
  await chain.client.mine({ blocks: 1 })

  const second = await start()
  const ended = await waitFor(
    () => second.status(taskId),
    ({ status }) => status >= 200,
  )
  expect(ended.status).toBe(200)
  const key = relayerKey.slice(2)
  for (const { gateway } of [first, second]) {
    expect(gateway.lines.map((line) => line.msg)).toContain('relaying')
    expect(JSON.stringify(gateway.lines)).not.toContain(key)
  }
  const stopping = performance.now()
  second.gateway.process.kill('SIGTERM')
  expect(await second.gateway.ended).toBe(0)
  expect(performance.now() - stopping).toBeLessThan(5_000)
  rmSync(folder, { recursive: true })
}, 300_000)
