import { expect, test } from 'vitest'
import { invalidateAfter } from './invalidateAfter.ts'
import { NotPostedError } from './NotPostedError.ts'

test('default: once, when it is done', async () => {
  let marks = 0
  const mark = () => {
    marks++
  }
  expect(await invalidateAfter(Promise.resolve('done'), mark)).toBe('done')
  expect(marks).toBe(1)
  const failing = invalidateAfter(Promise.reject(new Error('no')), mark)
  await expect(failing).rejects.toThrow('no')
  expect(marks).toBe(1)
})

test('behavior: also when it is done by a retry', async () => {
  const log: string[] = []
  const cause = new Error('down')
  const unsent = new NotPostedError(cause, async () => {
    log.push('sent')
  })
  const error = await invalidateAfter(Promise.reject(unsent), () =>
    log.push('marked'),
  ).catch((found: unknown) => found as NotPostedError)
  expect(error).toMatchObject({ name: 'NotPostedError', cause, detail: 'down' })
  expect(log).toEqual([])
  await (error as NotPostedError).retry()
  expect(log).toEqual(['sent', 'marked'])
})
