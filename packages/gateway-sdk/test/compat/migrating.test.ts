/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as main from '../../src/index.ts'
import { calls } from './calls.ts'

const guide = readFileSync(
  new URL('../../docs/migrating.md', import.meta.url),
  'utf8',
)

test('default: the guide names the successor of each call', () => {
  const rows = [...guide.matchAll(/^\| `(\w+)\(.*\| `(\w+)\(client/gm)]
  expect(rows.map(([, before]) => before).sort()).toEqual(
    Object.keys(calls).sort(),
  )
  for (const [, , after = ''] of rows)
    expect(main).toHaveProperty(after, expect.any(Function))
})
