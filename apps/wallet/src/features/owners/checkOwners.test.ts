import { expect, test } from 'vitest'
import { checkOwners } from './checkOwners.ts'

const a = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  const owners = [
    { key: '1', name: '', address: a },
    { key: '2', name: '', address: a.toLowerCase() as typeof a },
    { key: '3', name: '', address: undefined },
    {
      key: '4',
      name: '',
      address: '0x0000000000000000000000000000000000000001',
    },
  ] as const
  expect(checkOwners(owners, a).get('1')).toBe('self')
  expect([...checkOwners(owners)]).toMatchInlineSnapshot(`
    [
      [
        "2",
        "duplicate",
      ],
      [
        "4",
        "impossible",
      ],
    ]
  `)
})
