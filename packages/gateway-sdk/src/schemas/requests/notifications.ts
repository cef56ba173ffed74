import { array } from '../core/array.ts'
import {
  address,
  chainId,
  digits,
  semver,
  signature,
  uuid,
} from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import {
  deviceTypeSchema,
  notificationTypeSchema,
} from '../entities/notifications.ts'

const safeRegistration = object({
  chainId: chainId(),
  safes: array(address()),
  signatures: array(signature()),
})
export interface SafeRegistration extends Infer<typeof safeRegistration> {}
export const safeRegistrationSchema: NamedObject<SafeRegistration> = named(
  'SafeRegistration',
  safeRegistration,
)

const registerDeviceBody = object({
  uuid: nullish(uuid()),
  cloudMessagingToken: string({ min: 1 }),
  buildNumber: string({ min: 1 }),
  bundle: string({ min: 1 }),
  deviceType: deviceTypeSchema,
  version: semver(),
  /** Unix seconds. */
  timestamp: nullish(digits()),
  safeRegistrations: array(safeRegistrationSchema),
})
export interface RegisterDeviceBody extends Infer<typeof registerDeviceBody> {}
export const registerDeviceBodySchema: NamedObject<RegisterDeviceBody> = named(
  'RegisterDeviceBody',
  registerDeviceBody,
)

const safeSubscription = object({
  chainId: chainId(),
  address: address(),
  // A gateway cannot tell of what it does not know: closed, unlike the answer.
  notificationTypes: array(literal(...notificationTypeSchema.known)),
})
export interface SafeSubscription extends Infer<typeof safeSubscription> {}
export const safeSubscriptionSchema: NamedObject<SafeSubscription> = named(
  'SafeSubscription',
  safeSubscription,
)

const registerDeviceV2Body = object({
  cloudMessagingToken: string({ min: 1 }),
  safes: array(safeSubscriptionSchema),
  deviceType: deviceTypeSchema,
  deviceUuid: nullish(uuid()),
})
export interface RegisterDeviceV2Body
  extends Infer<typeof registerDeviceV2Body> {}
export const registerDeviceV2BodySchema: NamedObject<RegisterDeviceV2Body> =
  named('RegisterDeviceV2Body', registerDeviceV2Body)

const subscriptionToDelete = object({
  chainId: chainId(),
  deviceUuid: uuid(),
  safeAddress: address(),
  /** Null or missing: those of nobody signed in. */
  signerAddress: nullish(address()),
})
export interface SubscriptionToDelete
  extends Infer<typeof subscriptionToDelete> {}
export const subscriptionToDeleteSchema: NamedObject<SubscriptionToDelete> =
  named('SubscriptionToDelete', subscriptionToDelete)

const deleteSubscriptionsBody = object({
  subscriptions: array(subscriptionToDeleteSchema),
})
export interface DeleteSubscriptionsBody
  extends Infer<typeof deleteSubscriptionsBody> {}
export const deleteSubscriptionsBodySchema: NamedObject<DeleteSubscriptionsBody> =
  named('DeleteSubscriptionsBody', deleteSubscriptionsBody)
