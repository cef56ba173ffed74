import { randomUUID } from 'node:crypto'
import type {
  RegisterDeviceV2Body,
  RegisteredDevice,
} from '@strongroom/gateway-sdk/schemas'
import { type Address, zeroAddress } from 'viem'
import type { Gateway } from '../../platform/Gateway.ts'
import { checkDevice } from './checkDevice.ts'
import { storeDevice } from './storeDevice.ts'

/**
 * Registers a device in the second version's form: it gets the events that it
 * names, for the signed-in account.
 *
 * @throws RefusalError `rejected`, `not-found` or `invalid` with the reason.
 */
export async function registerDeviceV2(
  gateway: Gateway,
  body: RegisterDeviceV2Body,
  signer: Address | undefined,
): Promise<RegisteredDevice> {
  const device = {
    uuid: (body.deviceUuid ?? randomUUID()).toLowerCase(),
    type: body.deviceType,
    token: body.cloudMessagingToken,
  }
  checkDevice(
    gateway,
    device,
    body.safes.map(({ chainId }) => ({ chainId, safes: 1 })),
  )
  await storeDevice(
    gateway.db,
    device,
    body.safes.map(({ chainId, address, notificationTypes }) => ({
      chainId,
      safe: address,
      signer: signer ?? zeroAddress,
      types: [...new Set(notificationTypes)],
    })),
    { now: gateway.now(), fresh: false },
  )
  return { deviceUuid: device.uuid }
}
