import * as z from 'zod'
import {
  deviceTypeSchema,
  notificationTypeSchema,
} from '../entities/notifications.ts'
import {
  chainId,
  checksummedAddress,
  digits,
  knownValues,
  semver,
  signature,
  uuid,
} from '../leaves.ts'

export const safeRegistrationSchema = z
  .object({
    chainId: chainId().describe('EIP-155 chain id in decimal digits.'),
    safes: z.array(checksummedAddress()).describe('Safes to be notified of.'),
    signatures: z
      .array(signature())
      .describe("Owners' signatures over the registration."),
  })
  .meta({
    id: 'SafeRegistration',
    description:
      'The safes of one chain that a device registers, with signatures of owners.',
  })

export const registerDeviceBodySchema = z
  .object({
    uuid: uuid()
      .nullish()
      .describe('Id of the device; a new one when missing.'),
    cloudMessagingToken: z
      .string()
      .min(1)
      .describe('Token of the push service.'),
    buildNumber: z.string().min(1).describe('Build of the app.'),
    bundle: z.string().min(1).describe('Id of the app.'),
    deviceType: deviceTypeSchema.describe('Platform of the device.'),
    version: semver().describe('Version of the app, such as `1.2.3`.'),
    timestamp: digits()
      .nullish()
      .describe('When the registration was signed, unix seconds.'),
    safeRegistrations: z
      .array(safeRegistrationSchema)
      .describe('Safes and signatures, by chain.'),
  })
  .meta({ id: 'RegisterDeviceBody', description: 'Body of `registerDevice`.' })

export const safeSubscriptionSchema = z
  .object({
    chainId: chainId().describe('EIP-155 chain id in decimal digits.'),
    address: checksummedAddress().describe('Safe to be notified of.'),
    // The list is closed, unlike the one in answers: a gateway sends known events
    // alone.
    notificationTypes: z
      .array(z.literal(knownValues(notificationTypeSchema)))
      .describe('Events to be notified of.'),
  })
  .meta({
    id: 'SafeSubscription',
    description: 'A safe and the kinds of events that a device wants.',
  })

export const registerDeviceV2BodySchema = z
  .object({
    cloudMessagingToken: z
      .string()
      .min(1)
      .describe('Token of the push service.'),
    safes: z.array(safeSubscriptionSchema).describe('Safes to be notified of.'),
    deviceType: deviceTypeSchema.describe('Platform of the device.'),
    deviceUuid: uuid().nullish().describe('Id of the device.'),
  })
  .meta({
    id: 'RegisterDeviceV2Body',
    description: 'Body of `registerDeviceV2`.',
  })

export const subscriptionToDeleteSchema = z
  .object({
    chainId: chainId().describe('EIP-155 chain id in decimal digits.'),
    deviceUuid: uuid().describe('Id of the device.'),
    safeAddress: checksummedAddress().describe(
      'Safe that the device is notified of.',
    ),
    signerAddress: checksummedAddress()
      .nullish()
      .describe(
        'Account that was signed in at registration; null or missing when signed out.',
      ),
  })
  .meta({
    id: 'SubscriptionToDelete',
    description: 'A device and a safe whose notifications end.',
  })

export const deleteSubscriptionsBodySchema = z
  .object({
    subscriptions: z
      .array(subscriptionToDeleteSchema)
      .describe('Subscriptions to end.'),
  })
  .meta({
    id: 'DeleteSubscriptionsBody',
    description: 'Body of `deleteNotificationSubscriptions`.',
  })
