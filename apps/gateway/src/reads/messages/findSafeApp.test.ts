import { expect, test } from 'vitest'
import { loadConfig } from '../../platform/config/loadConfig.ts'
import { findSafeApp } from './findSafeApp.ts'

test('default', () => {
  const { safeApps } = loadConfig({})
  expect(findSafeApp(safeApps, 1)).toMatchInlineSnapshot(`
    {
      "logoUri": "http://127.0.0.1:5174/icon.svg",
      "name": "Payouts",
      "url": "http://127.0.0.1:5174",
    }
  `)
  expect(findSafeApp(safeApps, 2)).toBe(undefined)
})
