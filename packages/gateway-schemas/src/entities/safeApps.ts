import { array } from '../core/array.ts'
import { chainId } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import {
  boolean,
  integer,
  literal,
  openLiteral,
  string,
} from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'

const noRestrictions = object({
  /** Discriminator of the union. */
  type: literal('NO_RESTRICTIONS'),
})
export interface SafeAppNoRestrictions extends Infer<typeof noRestrictions> {}
export const safeAppNoRestrictionsSchema: NamedObject<SafeAppNoRestrictions> =
  named('SafeAppNoRestrictions', noRestrictions)

const domainAllowlist = object({
  /** Discriminator of the union. */
  type: literal('DOMAIN_ALLOWLIST'),
  /** Origins of the wallets that may open the app. */
  value: nullish(array(string())),
})
export interface SafeAppDomainAllowlist extends Infer<typeof domainAllowlist> {}
export const safeAppDomainAllowlistSchema: NamedObject<SafeAppDomainAllowlist> =
  named('SafeAppDomainAllowlist', domainAllowlist)

const accessControl = discriminatedUnion(
  'type',
  [safeAppNoRestrictionsSchema, safeAppDomainAllowlistSchema],
  { open: true },
)
/** Keep a default branch: a newer gateway may know more kinds. */
export type SafeAppAccessControl = Infer<typeof accessControl>
export const safeAppAccessControlSchema: NamedSchema<SafeAppAccessControl> =
  named('SafeAppAccessControl', accessControl)
export const safeAppAccessControlTypeSchema = openLiteral(...accessControl.tags)
export type SafeAppAccessControlType = Infer<
  typeof safeAppAccessControlTypeSchema
>

export const safeAppFeatureSchema = openLiteral('BATCHED_TRANSACTIONS')
export type SafeAppFeature = Infer<typeof safeAppFeatureSchema>

export const safeAppSocialPlatformSchema = openLiteral(
  'TWITTER',
  'GITHUB',
  'DISCORD',
  'TELEGRAM',
  'UNKNOWN',
)
export type SafeAppSocialPlatform = Infer<typeof safeAppSocialPlatformSchema>

const safeAppSocialProfile = object({
  /** Name of the platform. */
  platform: safeAppSocialPlatformSchema,
  /** Absolute URL. */
  url: string(),
})
export interface SafeAppSocialProfile
  extends Infer<typeof safeAppSocialProfile> {}
export const safeAppSocialProfileSchema: NamedObject<SafeAppSocialProfile> =
  named('SafeAppSocialProfile', safeAppSocialProfile)

const safeAppProvider = object({
  /** Absolute URL. */
  url: string(),
  /** Name for people. */
  name: string(),
})
export interface SafeAppProvider extends Infer<typeof safeAppProvider> {}
export const safeAppProviderSchema: NamedObject<SafeAppProvider> = named(
  'SafeAppProvider',
  safeAppProvider,
)

const safeApp = object({
  /** Id of the app. */
  id: integer(),
  /** Absolute URL. */
  url: string(),
  /** Name for people. */
  name: string(),
  /** Absolute URL of a picture; null for none. */
  iconUrl: nullish(string()),
  /** One sentence. */
  description: string(),
  /** Chains that the app works on. */
  chainIds: array(chainId()),
  /** Maker of the app; null when unknown. */
  provider: nullish(safeAppProviderSchema),
  /** Where the app may be shown. */
  accessControl: safeAppAccessControlSchema,
  /** Words to search by. */
  tags: array(string()),
  /** Features of the app. */
  features: array(safeAppFeatureSchema),
  /** Absolute URL; null for none. */
  developerWebsite: nullish(string()),
  /** Profiles of its makers. */
  socialProfiles: array(safeAppSocialProfileSchema),
  /** Whether the gateway recommends it. */
  featured: nullish(boolean()),
})
/** An app that runs embedded in a wallet. */
export interface SafeApp extends Infer<typeof safeApp> {}
export const safeAppSchema: NamedObject<SafeApp> = named('SafeApp', safeApp)
export const safeAppsSchema = array(safeAppSchema)
