import { expect, test } from 'vitest'
import { exportedValues } from './exportedValues.ts'

test('default: values, no types', () => {
  expect(
    exportedValues(`
      export { Address, type AddressProps } from './Address.tsx'
      export type { Owner } from './Owner.ts'
      export { a as b } from './a.ts'
      const hidden = 1
    `),
  ).toEqual(['Address', 'b'])
})

test('behavior: follows a star to the constants of its file', () => {
  const files: Record<string, string> = {
    './calls.gen.ts': `
      export const getSafeInfo = call('GET /v1/safes')
      export declare namespace getSafeInfo { type Parameters = object }
      const hidden = 1
    `,
  }
  const entry = `
    export * from './calls.gen.ts'
    export type * from './types.ts'
  `
  expect(exportedValues(entry, (name) => files[name] ?? '')).toEqual([
    'getSafeInfo',
  ])
  expect(exportedValues(entry)).toEqual([])
})
