import { act, StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useActivationDelay } from './useActivationDelay.ts'

beforeEach(() => {
  window.focus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const state = () => document.querySelector('output')?.textContent
const doing = (work: () => unknown) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  return act(() => void work())
}
const wait = (time: number) => doing(() => vi.advanceTimersByTime(time))

function Probe({ subject }: { subject: unknown }) {
  return <output>{useActivationDelay(subject) ? 'armed' : 'not yet'}</output>
}
const example = (subject: unknown) => (
  <StrictMode>
    <Probe subject={subject} />
  </StrictMode>
)

test('default: after half a second in sight', async () => {
  await render(example('a'))
  await wait(499)
  expect(state()).toBe('not yet')
  await wait(1)
  expect(state()).toBe('armed')
})

test('behavior: another subject starts anew, at once', async () => {
  const { rerender } = await render(example('a'))
  await wait(500)
  await rerender(example('b'))
  expect(state()).toBe('not yet')
  await wait(499)
  expect(state()).toBe('not yet')
  await wait(1)
  expect(state()).toBe('armed')
})

test('behavior: stays unarmed without a subject', async () => {
  await render(example(undefined))
  await wait(5_000)
  expect(state()).toBe('not yet')
})

test('behavior: coming back from another window starts anew', async () => {
  await render(example('a'))
  await wait(500)
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  await doing(() => window.dispatchEvent(new Event('blur')))
  await wait(5_000)
  expect(state()).toBe('not yet')
  hasFocus.mockRestore()
  await doing(() => window.dispatchEvent(new Event('focus')))
  await wait(499)
  expect(state()).toBe('not yet')
  await wait(1)
  expect(state()).toBe('armed')
})
