import { expect, test } from 'vitest'
import { pageLinks, readCursor } from './pagination.ts'

test.each([
  [undefined, { limit: 20, offset: 0 }],
  ['limit=5&offset=10', { limit: 5, offset: 10 }],
  ['offset=7', { limit: 20, offset: 7 }],
  ['limit=NaN&offset=-3', { limit: 20, offset: 0 }],
  ['limit=0', { limit: 20, offset: 0 }],
  ['limit=5000', { limit: 100, offset: 0 }],
  ['limit=1e3&offset=0x10', { limit: 20, offset: 0 }],
])('readCursor: %j', (text, cursor) => {
  expect(readCursor(text)).toEqual(cursor)
})

test('default', () => {
  const url = new URL('https://gw.example/v1/list/?trusted=true&cursor=old')
  expect(pageLinks(url, { limit: 2, offset: 1 }, 4)).toMatchInlineSnapshot(`
    {
      "next": "https://gw.example/v1/list/?trusted=true&cursor=limit%3D2%26offset%3D3",
      "previous": "https://gw.example/v1/list/?trusted=true&cursor=limit%3D2%26offset%3D0",
    }
  `)
})

test('behavior: a single page links to no other page', () => {
  const url = new URL('https://gw.example/')
  expect(pageLinks(url, { limit: 2, offset: 0 }, 2)).toEqual({
    next: null,
    previous: null,
  })
})
