import { expect, test } from 'vitest'
import { isTyped } from './TypedConfirmation.tsx'

const address = '0x803fa3bFB7A5A31E97D1a5A67bbe32D7c91176cD'

test('default: the last four characters, in any case and with spaces around', () => {
  for (const text of ['76cD', '76CD', ' 76cd '])
    expect(isTyped(text, address)).toBe(true)
})

test('behavior: anything else is no confirmation', () => {
  for (const text of [undefined, '', '6cd', '803f', '0x76cD', '76cDd'])
    expect(isTyped(text, address)).toBe(false)
})
