import { act } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { holdParts, useIsDue } from './firstScreen.ts'

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
