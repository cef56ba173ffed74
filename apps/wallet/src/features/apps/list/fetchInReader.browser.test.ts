import { expect, test } from 'vitest'
import { fetchInReader } from './fetchInReader.ts'

const frames = () => document.querySelectorAll('iframe').length

test('default: the reader is sandboxed, invisible, and removed after an abort', async () => {
  const stop = new AbortController()
  const answer = fetchInReader('https://app.invalid/manifest.json', {
    signal: stop.signal,
  })
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts')
  expect(frame?.hidden).toBe(true)
  stop.abort(new Error('given up'))
  await expect(answer).rejects.toThrow('given up')
  expect(frames()).toBe(0)
})

test('error: rejects after an abort, and for an invalid address', async () => {
  const signal = AbortSignal.abort(new Error('too late'))
  await expect(
    fetchInReader('https://app.invalid', { signal }),
  ).rejects.toThrow('too late')
  await expect(fetchInReader('not an address')).rejects.toThrow(TypeError)
  expect(frames()).toBe(0)
})
