import { afterEach, expect, test, vi } from 'vitest'
import { takeEarly } from './takeEarly.ts'

const early = new Map<string, Promise<Response>>()

afterEach(() => {
  vi.unstubAllGlobals()
  early.clear()
})

function stub() {
  const asked = vi.fn(async () => new Response('late'))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('strongroomEarly', early)
  return asked
}

test('default: an early answer is taken once', async () => {
  const asked = stub()
  early.set('/a', Promise.resolve(new Response('early')))
  expect(await (await takeEarly('/a')).text()).toBe('early')
  expect(asked).not.toHaveBeenCalled()
  expect(await (await takeEarly('/a')).text()).toBe('late')
})

test('behavior: sends requests with a body or headers to the network', async () => {
  stub()
  early.set('/a', Promise.resolve(new Response('early')))
  const answers = await Promise.all([
    takeEarly('/a', { method: 'POST' }),
    takeEarly('/a', { headers: { Accept: 'text/html' } }),
    takeEarly('/b'),
  ])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'late',
    'late',
    'late',
  ])
})

test('behavior: equals fetch where the early script is missing', async () => {
  stub()
  vi.stubGlobal('strongroomEarly', undefined)
  expect(await (await takeEarly('/a')).text()).toBe('late')
})
