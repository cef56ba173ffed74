import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { createServices } from './createServices.ts'
import { createAppRouter } from './router.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Pictures of pages that are not named after their path. */
const names: Record<string, string> = {
  '/apps/open': 'app',
  '/messages/msg': 'message',
  '/settings/recovery/cancel': 'recovery-cancel',
  '/transactions/reject': 'reject',
  '/transactions/tx': 'tx-queue',
}
/** Why a path has no picture. */
const without: Record<string, string> = {
  '/': 'leads to the safe that was open last, or to the list of safes',
}

test('behavior: every route has a picture in four variants, or a reason why it has none', () => {
  vi.stubGlobal('localStorage', memoryStorage({}))
  const router = createAppRouter(
    createServices({
      gatewayUrl: 'http://gateway',
      chains: {},
      rpcOrigins: [],
      devWallet: false,
    }),
    createMemoryHistory({ initialEntries: ['/accounts'] }),
  )
  const folder = new URL('../../../../e2e/looks', import.meta.url)
  const taken = new Set(readdirSync(fileURLToPath(folder)))
  const paths = Object.keys(router.routesByPath).filter(
    (path) => !Object.hasOwn(without, path),
  )
  expect(paths.length).toBeGreaterThan(40)
  const missing = paths.flatMap((path) => {
    const name = names[path] ?? path.slice(1).replaceAll('/', '-')
    return ['1440-light', '1440-dark', '390-light', '390-dark']
      .map((variant) => `${name}-${variant}.png`)
      .filter((file) => !taken.has(file))
  })
  expect(missing).toEqual([])
})
