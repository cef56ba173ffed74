import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchServer } from './watchServer.ts'

/** Watches a server that gives the set answers. */
const setUp = (answers: (() => Promise<unknown>)[]) => {
  const controller = new AbortController()
  const looks: boolean[] = []
  let timeouts = 0
  const watching = watchServer({
    ask: () => {
      const answer = answers.shift()
      if (answer !== undefined) return answer()
      controller.abort()
      return Promise.resolve()
    },
    onTimeout: () => {
      timeouts += 1
    },
    onLook: (away) => looks.push(away),
    signal: controller.signal,
    interval: 1,
    patience: 50,
  })
  return { controller, watching, looks, timeouts: () => timeouts }
}

const alive = () => Promise.resolve()
const failed = () => Promise.reject(new Error('no'))
const silent = () => new Promise(() => undefined)

test('default', async () => {
  const { watching, looks, timeouts } = setUp([alive, silent, alive])
  await watching
  expect(looks).toEqual([false, true, false])
  expect(timeouts()).toBe(1)
})

test('behavior: one failure is not enough, two are', async () => {
  const { watching, looks } = setUp([failed, alive, failed, failed, alive])
  await watching
  expect(looks).toEqual([false, true, false])
})

test('behavior: an answer that came while the process was busy counts', async () => {
  const answer = async () => {
    const reply = sleep(5)
    const until = performance.now() + 100
    while (performance.now() < until);
    await reply
  }
  const { watching, looks } = setUp([answer])
  await watching
  expect(looks).toEqual([false])
})

test('behavior: ends at once, even while it waits', async () => {
  const { controller, watching, looks } = setUp([silent])
  controller.abort()
  await watching
  expect(looks).toEqual([])
})
