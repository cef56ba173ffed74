import { expect, test } from 'vitest'
import { pageOfSafe } from './pageOfSafe.ts'

test.each([
  ['/balances', '/balances'],
  ['/transactions/history', '/transactions/history'],
  ['/send', '/send'],
])('default: %s stays the same page', (pathname, page) => {
  expect(pageOfSafe(pathname)).toBe(page)
})

test.each([
  ['/transactions/tx', '/transactions/queue'],
  ['/transactions/reject', '/transactions/queue'],
  ['/messages/msg', '/messages'],
  ['/apps/open', '/apps'],
  ['/settings/apps', '/settings'],
])(
  'behavior: %s names something of one safe, so %s opens',
  (pathname, page) => {
    expect(pageOfSafe(pathname)).toBe(page)
  },
)

test.each(['/', '/accounts', '/appsettings', '/no-such-page'])(
  'behavior: from %s the home page opens',
  (pathname) => {
    expect(pageOfSafe(pathname)).toBe('/home')
  },
)
