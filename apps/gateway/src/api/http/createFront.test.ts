import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createFront } from './createFront.ts'

const setUp = () => {
  const front = createFront(['localhost'])
  const ask = async (path: string, host = 'localhost:1') => {
    const request = new Request(`http://localhost${path}`, {
      headers: { host },
    })
    const response = await front.fetch(request)
    return [response.status, await response.json()]
  }
  return { front, ask }
}

test('default', async () => {
  const { front, ask } = setUp()
  expect(await ask('/health/live')).toEqual([200, { status: 'OK' }])
  front.reason = 'Migrations run.'
  for (const path of ['/health/ready', '/v1/chains']) {
    expect(await ask(path)).toEqual([
      503,
      {
        status: 'KO',
        code: 503,
        message: 'Service unavailable',
        reason: 'Migrations run.',
      },
    ])
  }
  front.app = new Hono().all('*', (c) => c.json('served'))
  expect(await ask('/v1/chains')).toEqual([200, 'served'])
})

test('error: a foreign host', async () => {
  const [status] = await setUp().ask('/health/live', 'evil.example')
  expect(status).toBe(421)
})
