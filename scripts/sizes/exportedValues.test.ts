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
