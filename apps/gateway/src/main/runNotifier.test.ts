import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { loadConfig } from '../platform/config/loadConfig.ts'
import type { Database } from '../platform/db/Database.ts'
import { createGateway } from './createGateway.ts'
import { runNotifier } from './runNotifier.ts'

test('behavior: logs an unreachable store once, keeps running, and stops at once', async () => {
  const logged: string[] = []
  const note = (_: object, message: string) => {
    logged.push(message)
  }
  const gateway = createGateway(
    loadConfig({}),
    {
      select: () => {
        throw new Error('No store.')
      },
      delete: () => {
        throw new Error('No store.')
      },
      transaction: () => Promise.reject(new Error('No store.')),
    } as unknown as Database,
    { info: note, error: note },
  )
  const controller = new AbortController()
  const running = runNotifier(gateway, {
    signal: controller.signal,
    interval: 5,
  })
  await sleep(100)
  controller.abort()
  const start = performance.now()
  await running
  expect(performance.now() - start).toBeLessThan(5_000)
  expect(logged.sort()).toEqual([
    'cannot forget what is old',
    'cannot handle events',
    'cannot watch recovery modules of chain 1337',
    'cannot watch recovery modules of chain 2021',
  ])
})
