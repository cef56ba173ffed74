import { expect, test } from 'vitest'
import { readPush } from '../../apps/gateway/src/platform/config/readPush.ts'
import { vapidKeys } from './vapidKeys.ts'

test('behavior: the gateway accepts the keys, the same at each start', () => {
  const { publicKey, privateKey } = vapidKeys()
  expect(vapidKeys()).toEqual({ publicKey, privateKey })
  const environment = {
    GATEWAY_VAPID_PUBLIC_KEY: publicKey,
    GATEWAY_VAPID_PRIVATE_KEY: privateKey,
    GATEWAY_VAPID_SUBJECT: 'mailto:push@strongroom.example',
  }
  expect(readPush(environment, [])?.publicKey).toBe(publicKey)
})
