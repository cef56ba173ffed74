// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { queue } from '../../test/transactions.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env['TZ']
  else process.env['TZ'] = TZ
})

/** Both sides load the modules anew, as two processes do. */
async function createPage(timeZone: string) {
  process.env['TZ'] = timeZone
  vi.resetModules()
  const { DateLabel } = await import('./DateLabel.tsx')
  const { TimeOfDay } = await import('./TimeOfDay.tsx')
  const { TransactionRow } = await import('./TransactionRow.tsx')
  const timestamp = Date.UTC(2026, 2, 5, 20, 30)
  const item = {
    ...queue.next,
    transaction: { ...queue.next.transaction, timestamp },
  }
  return (
    <>
      <DateLabel timestamp={timestamp} />
      <TimeOfDay timestamp={timestamp} precision="datetime" />
      <TransactionRow item={item} />
    </>
  )
}

test.each([
  ['UTC', 'Asia/Tokyo', 'March 6, 2026', '5:30 AM'],
  ['America/New_York', 'Asia/Tokyo', 'March 6, 2026', '5:30 AM'],
  ['Asia/Tokyo', 'UTC', 'March 5, 2026', '8:30 PM'],
])(
  'behavior: a server in %s, a reader in %s: hydrates, then shows %s %s',
  async (server, reader, day, time) => {
    // A server runs no effects.
    const { renderToString } = await import('react-dom/server')
    const html = renderToString(await createPage(server))
    const container = document.createElement('main')
    container.innerHTML = html
    const page = await createPage(reader)
    const errors: unknown[] = []
    await act(async () =>
      hydrateRoot(container, page, {
        onRecoverableError: (e) => errors.push(e),
      }),
    )
    expect(errors).toEqual([])
    const texts = [...container.querySelectorAll('time')].map(
      (e) => e.textContent,
    )
    const moment = expect.stringContaining(time)
    expect(texts).toEqual([day, moment, moment])
  },
)
