import { expect, test } from 'vitest'
import { createBreaker } from './createBreaker.ts'

const setup = () => {
  let time = 0
  let calls = 0
  let down = true
  const run = createBreaker({ isFailure: () => down, now: () => time })
  const ask = () =>
    run(async () => {
      calls += 1
      if (down) throw new Error('down')
      return 'up'
    })
  return {
    ask,
    calls: () => calls,
    pass: (ms: number) => {
      time += ms
    },
    recover: () => {
      down = false
    },
  }
}

test('default', async () => {
  const { ask, calls, pass, recover } = setup()
  for (let n = 0; n < 10; n += 1) await expect(ask()).rejects.toThrow('down')
  await expect(ask()).rejects.toThrow('Service unavailable')
  expect(calls()).toBe(10)

  pass(30_000)
  recover()
  expect(await ask()).toBe('up')
  expect(await ask()).toBe('up')
})

test('behavior: one probe per pause while still down', async () => {
  const { ask, calls, pass } = setup()
  for (let n = 0; n < 10; n += 1) await expect(ask()).rejects.toThrow('down')
  pass(30_000)
  await expect(ask()).rejects.toThrow('down')
  await expect(ask()).rejects.toThrow('Service unavailable')
  expect(calls()).toBe(11)
})

test('behavior: an answer with an error counts as alive', async () => {
  const run = createBreaker({ isFailure: () => false })
  for (let n = 0; n < 20; n += 1) {
    await expect(
      run(() => Promise.reject(new Error('reverted'))),
    ).rejects.toThrow('reverted')
  }
})
