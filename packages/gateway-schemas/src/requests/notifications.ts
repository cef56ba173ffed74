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
  /** EIP-155 chain id in decimal digits. */
  chainId: chainId(),
  /** Safes to be notified of. */
  safes: array(address()),
  /** Owners' signatures over the registration. */
  signatures: array(signature()),
})
export interface SafeRegistration extends Infer<typeof safeRegistration> {}
export const safeRegistrationSchema: NamedObject<SafeRegistration> = named(
  'SafeRegistration',
  safeRegistration,
)

const registerDeviceBody = object({
  /** Id of the device; a new one when missing. */
  uuid: nullish(uuid()),
  /** Token of the push service. */
  cloudMessagingToken: string({ min: 1 }),
  /** Build of the app. */
  buildNumber: string({ min: 1 }),
  /** Id of the app. */
  bundle: string({ min: 1 }),
  /** Platform of the device. */
  deviceType: deviceTypeSchema,
  /** Version of the app, such as `1.2.3`. */
  version: semver(),
  /** When the registration was signed, unix seconds. */
  timestamp: nullish(digits()),
  /** Safes and signatures, by chain. */
  safeRegistrations: array(safeRegistrationSchema),
})
export interface RegisterDeviceBody extends Infer<typeof registerDeviceBody> {}
export const registerDeviceBodySchema: NamedObject<RegisterDeviceBody> = named(
  'RegisterDeviceBody',
  registerDeviceBody,
)

const safeSubscription = object({
  /** EIP-155 chain id in decimal digits. */
  chainId: chainId(),
  /** Safe to be notified of. */
  address: address(),
  // The list is closed, unlike the one in answers: a gateway sends known events
  // alone.
  /** Events to be notified of. */
  notificationTypes: array(literal(...notificationTypeSchema.known)),
})
export interface SafeSubscription extends Infer<typeof safeSubscription> {}
export const safeSubscriptionSchema: NamedObject<SafeSubscription> = named(
  'SafeSubscription',
  safeSubscription,
)

const registerDeviceV2Body = object({
  /** Token of the push service. */
  cloudMessagingToken: string({ min: 1 }),
  /** Safes to be notified of. */
  safes: array(safeSubscriptionSchema),
  /** Platform of the device. */
  deviceType: deviceTypeSchema,
  /** Id of the device. */
  deviceUuid: nullish(uuid()),
})
export interface RegisterDeviceV2Body
  extends Infer<typeof registerDeviceV2Body> {}
export const registerDeviceV2BodySchema: NamedObject<RegisterDeviceV2Body> =
  named('RegisterDeviceV2Body', registerDeviceV2Body)

const subscriptionToDelete = object({
  /** EIP-155 chain id in decimal digits. */
  chainId: chainId(),
  /** Id of the device. */
  deviceUuid: uuid(),
  /** Safe that the device is notified of. */
  safeAddress: address(),
  /**
   * Account that was signed in at registration; null or missing when signed
   * out.
   */
  signerAddress: nullish(address()),
})
export interface SubscriptionToDelete
  extends Infer<typeof subscriptionToDelete> {}
export const subscriptionToDeleteSchema: NamedObject<SubscriptionToDelete> =
  named('SubscriptionToDelete', subscriptionToDelete)

const deleteSubscriptionsBody = object({
  /** Subscriptions to end. */
  subscriptions: array(subscriptionToDeleteSchema),
})
export interface DeleteSubscriptionsBody
  extends Infer<typeof deleteSubscriptionsBody> {}
export const deleteSubscriptionsBodySchema: NamedObject<DeleteSubscriptionsBody> =
  named('DeleteSubscriptionsBody', deleteSubscriptionsBody)
