import { expect, test } from 'vitest'
import {
  loadConfig,
  readChains,
  readFields,
  readList,
  readOrigin,
  readText,
  readUrl,
} from './config.ts'

const load = (answer: () => Promise<Response>) =>
  loadConfig((value) => readFields(value, ''), answer)

test('default', async () => {
  const requests: unknown[] = []
  const answer: typeof fetch = async (...request) => {
    requests.push(request)
    return Response.json({ a: 1 })
  }
  await expect(
    loadConfig((value) => readFields(value, ''), answer),
  ).resolves.toEqual({ a: 1 })
  expect(requests).toEqual([['/config.json', { cache: 'no-cache' }]])
})

test('error: a file that is missing, broken or no object', async () => {
  const errors = await Promise.all(
    [
      async () => Promise.reject(new TypeError('offline')),
      async () => new Response('', { status: 404 }),
      async () => new Response('<!doctype html>'),
      async () => Response.json([]),
    ].map((answer) => load(answer).catch(String)),
  )
  expect(errors).toMatchInlineSnapshot(`
    [
      "ConfigError: The file /config.json could not be fetched.",
      "ConfigError: The file /config.json is missing (HTTP 404).",
      "ConfigError: The file /config.json is not valid JSON.",
      "ConfigError: The file /config.json must be an object.",
    ]
  `)
})

test('behavior: reads a value of each kind', () => {
  expect(readText('a b', 'at')).toBe('a b')
  expect(readUrl('https://a.example/x/?y', 'at')).toBe('https://a.example/x/?y')
  expect(readOrigin('http://127.0.0.1:81', 'at')).toBe('http://127.0.0.1:81')
  expect(readList(['a', 'b'], 'at', readText)).toEqual(['a', 'b'])
  expect(readChains({ 2021: { a: 1 } }, 'chains', (...chain) => chain)).toEqual(
    [[2021, [{ a: 1 }, 'chains.2021', 2021]]],
  )
})

test.each([
  ['text', () => readText(' ', 'name')],
  ['URL of a script', () => readUrl('javascript:x', 'at')],
  ['URL in words', () => readUrl('a.example', 'at')],
  ['origin with a path', () => readOrigin('https://a.example/', 'at')],
  ['origin that smuggles', () => readOrigin('https://a; script-src *', 'at')],
  ['list', () => readList({}, 'list', readText)],
  ['entry of a list', () => readList(['a', 1], 'list', readText)],
  ['name of a chain', () => readChains({ local: {} }, 'chains', () => 1)],
  [
    'id of a chain',
    () => readChains({ [`1${'0'.repeat(16)}`]: {} }, 'chains', () => 1),
  ],
  ['chain', () => readChains({ 1: null }, 'chains', () => 1)],
])('error: %s', (_, read) => {
  expect(read).toThrowErrorMatchingSnapshot()
})
