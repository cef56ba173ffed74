import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { holdParts, nextTask, useIsDue } from './firstScreen.ts'

function useParts(): readonly string[] {
  const due = {
    header: useIsDue('header'),
    page: useIsDue('page'),
    rows: useIsDue('rows'),
  }
  return Object.entries(due).flatMap(([part, isDue]) => (isDue ? [part] : []))
}

test('default: every part is due where no page starts', async () => {
  const { result } = await renderHook(useParts)
  expect(result.current).toEqual(['header', 'page', 'rows'])
})

test('behavior: the header, the page and its rows become due one after the other', async () => {
  const showNext = holdParts()
  const { result } = await renderHook(useParts)
  const seen = [result.current]
  for (let part = 0; part < 3; part++) {
    act(showNext)
    seen.push(result.current)
  }
  expect(seen).toEqual([
    [],
    ['header'],
    ['header', 'page'],
    ['header', 'page', 'rows'],
  ])
})

test('behavior: a hidden tab waits for no timer between its steps', async () => {
  const order: string[] = []
  const run = async () => {
    order.length = 0
    setTimeout(() => order.push('timer'))
    await nextTask()
    order.push('step')
    await new Promise((done) => setTimeout(done))
    return [...order]
  }
  expect(await run()).toEqual(['timer', 'step'])
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(await run()).toEqual(['step', 'timer'])
  hidden.mockRestore()
})
