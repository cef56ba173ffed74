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

test('behavior: follows a star to the constants and functions of its file', () => {
  const files: Record<string, string> = {
    './calls.gen.ts': `
      export const getSafeInfo = call('GET /v1/safes')
      export declare namespace getSafeInfo { type Parameters = object }
      export function useSafe() {}
      const hidden = 1
      function local() {}
    `,
  }
  const entry = `
    export * from './calls.gen.ts'
    export type * from './types.ts'
  `
  expect(exportedValues(entry, (name) => files[name] ?? '')).toEqual([
    'getSafeInfo',
    'useSafe',
  ])
  expect(exportedValues(entry)).toEqual([])
})
