import { expect, test } from 'vitest'
import type { Progress } from '../wallet/SafeWallet.ts'
import { followCalls } from './followCalls.ts'

const { signal } = new AbortController()

function follow(
  answers: readonly (number | Error)[],
  options: { signal?: AbortSignal } = {},
) {
  const heard: Progress['status'][] = []
  let next = 0
  const promise = followCalls(
    async () => {
      const answer = answers[Math.min(next, answers.length - 1)]
      next += 1
      if (answer instanceof Error) throw answer
      return { statusCode: answer ?? 100, receipts: undefined }
    },
    {
      signal,
      ...options,
      pollInterval: 0,
      onProgress: ({ status }) => heard.push(status),
    },
  )
  return { promise, heard }
}

test('default', async () => {
  const { promise, heard } = follow([100, 100, 200])
  expect(await promise).toEqual({ status: 'SUCCESS' })
  expect(heard).toEqual(['AWAITING_CONFIRMATIONS', 'SUCCESS'])
})

test('behavior: the ways it can end', async () => {
  expect((await follow([400]).promise).status).toBe('CANCELLED')
  expect((await follow([500]).promise).status).toBe('FAILED')
})

test('behavior: retries while a wallet fails now and then', async () => {
  const broken = new Error('broken')
  const { promise } = follow([broken, broken, broken, broken, 100, broken, 200])
  expect(await promise).toEqual({ status: 'SUCCESS' })
})

test('error: a wallet that only fails', async () => {
  await expect(follow([new Error('broken')]).promise).rejects.toThrow('broken')
})

test('error: stopped', async () => {
  const controller = new AbortController()
  const { promise } = follow([100], { signal: controller.signal })
  controller.abort()
  await expect(promise).rejects.toThrow('aborted')
})
