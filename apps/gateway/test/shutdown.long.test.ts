import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newFolder, spawnGateway, writeChains } from './support/spawnGateway.ts'

const ask = (port: number, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', path: '/v1/chains', agent }
    const fail = (error: NodeJS.ErrnoException) =>
      resolve(sent.reusedSocket ? 'cut' : (error.code ?? error.message))
    const sent = request(options, (response) => {
      text(response).then(
        (body) => {
          const isWhole = (JSON.parse(body) as { count: number }).count === 1
          resolve(isWhole ? 'answered' : 'wrong')
        },
        () => resolve('cut'),
      )
    })
    sent.on('error', fail).end()
  })

test('default: stops under load and cuts no answer', async () => {
  const gateway = spawnGateway({
    GATEWAY_DATA_DIR: newFolder(),
    GATEWAY_CHAINS: writeChains(),
  })
  const port = await gateway.listening
  const outcomes: Record<string, number> = {}
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const outcome = await ask(port, agent)
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      if (outcome !== 'answered') return agent.destroy()
    }
  }
  const clients = Array.from({ length: 20 }, client)
  await sleep(1_000)
  const began = performance.now()
  gateway.process.kill('SIGTERM')
  expect(await gateway.ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  await Promise.all(clients)
  // Every client got `Connection: close`, and was refused when it came back. The system
  // resets a new connection that it had accepted before the server did; none was in use.
  const { answered, ECONNREFUSED = 0, ECONNRESET = 0, ...others } = outcomes
  expect(answered).toBeGreaterThan(100)
  expect(ECONNREFUSED + ECONNRESET).toBe(20)
  expect(ECONNREFUSED).toBeGreaterThan(10)
  expect(others).toEqual({})
}, 300_000)

test('behavior: answers a request that arrives slowly during the stop', async () => {
  const gateway = spawnGateway({
    GATEWAY_DATA_DIR: newFolder(),
    GATEWAY_CHAINS: writeChains(),
  })
  const port = await gateway.listening
  const body = JSON.stringify({ data: '0x', to: `0x${'1'.repeat(40)}` })
  const { promise: answered, resolve, reject } = Promise.withResolvers<number>()
  const sending = request(
    {
      port,
      host: '127.0.0.1',
      path: '/v1/chains/1337/data-decoder',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
      },
    },
    (response) => resolve(response.resume().statusCode ?? 0),
  ).on('error', reject)
  sending.write(body.slice(0, 10))
  await sleep(200)
  gateway.process.kill('SIGTERM')
  await expect
    .poll(() => gateway.lines.map(({ msg }) => msg))
    .toContain('stopping')
  // Longer than idle connections are kept.
  await sleep(2_500)
  sending.end(body.slice(10))
  expect(await answered).toBeLessThan(500)
  expect(await gateway.ended).toBe(0)
}, 300_000)
