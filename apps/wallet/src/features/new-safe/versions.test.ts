import { expect, test } from 'vitest'
import { versionFor, versionsOn } from './versions.ts'

test('default: one network gets its recommended version', () => {
  expect(versionFor(['1337'], undefined)).toBe('1.4.1')
  expect(versionFor(['2021'], undefined)).toBe('1.3.0')
  expect(versionsOn(['1337'])).toEqual(['1.5.0', '1.4.1', '1.3.0'])
})

test('behavior: several networks share the newest version that all have', () => {
  expect(versionsOn(['1337', '2021'])).toEqual(['1.3.0'])
  expect(versionFor(['1337', '2021'], '1.4.1')).toBe('1.3.0')
})

test('behavior: a chosen version counts where it is registered', () => {
  expect(versionFor(['1337'], '1.5.0')).toBe('1.5.0')
  expect(versionFor(['2021'], '1.5.0')).toBe('1.3.0')
})
