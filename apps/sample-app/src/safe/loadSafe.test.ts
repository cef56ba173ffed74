import { createAppBridge } from '@strongroom/safe-apps-bridge'
import { createFakeHost } from '@strongroom/safe-apps-bridge/testing'
import { expect, test } from 'vitest'
import { loadSafe } from './loadSafe.ts'

test('error: a node that answers nonsense', async () => {
  const wallet = createFakeHost()
  wallet.handle({ rpcCall: async () => 'nonsense' })
  const bridge = createAppBridge({
    allowedOrigins: [wallet.origin],
    ...wallet.app,
  })
  const { signal } = new AbortController()
  await expect(loadSafe(bridge, signal)).rejects.toThrow(
    'The wallet gave no number.',
  )
})
