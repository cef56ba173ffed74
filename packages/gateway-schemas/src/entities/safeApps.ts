import * as z from 'zod'
import { chainId, integer, openLiteral, openUnion, tagsOf } from '../leaves.ts'

export const safeAppNoRestrictionsSchema = z
  .object({
    type: z.literal('NO_RESTRICTIONS').describe('Discriminator of the union.'),
  })
  .meta({
    id: 'SafeAppNoRestrictions',
    description: 'Any wallet may open the app.',
  })

export const safeAppDomainAllowlistSchema = z
  .object({
    type: z.literal('DOMAIN_ALLOWLIST').describe('Discriminator of the union.'),
    value: z
      .array(z.string())
      .nullish()
      .describe('Origins of the wallets that may open the app.'),
  })
  .meta({
    id: 'SafeAppDomainAllowlist',
    description: 'Only wallets of these origins may open the app.',
  })

export const safeAppAccessControlSchema = openUnion('type', [
  safeAppNoRestrictionsSchema,
  safeAppDomainAllowlistSchema,
]).meta({
  id: 'SafeAppAccessControl',
  description: 'Keep a default branch: a newer gateway may know more kinds.',
})

export const safeAppAccessControlTypeSchema = openLiteral(
  ...tagsOf('type', safeAppAccessControlSchema),
).describe('Kind of an access policy.')

export const safeAppFeatureSchema = openLiteral(
  'BATCHED_TRANSACTIONS',
).describe('A feature of wallets that an app uses.')

export const safeAppSocialPlatformSchema = openLiteral(
  'TWITTER',
  'GITHUB',
  'DISCORD',
  'TELEGRAM',
  'UNKNOWN',
).describe('A social network.')

export const safeAppSocialProfileSchema = z
  .object({
    platform: safeAppSocialPlatformSchema.describe('Name of the platform.'),
    url: z.string().describe('Absolute URL.'),
  })
  .meta({
    id: 'SafeAppSocialProfile',
    description: 'A profile of an app at a social network.',
  })

export const safeAppProviderSchema = z
  .object({
    url: z.string().describe('Absolute URL.'),
    name: z.string().describe('Name for people.'),
  })
  .meta({ id: 'SafeAppProvider', description: 'Who provides an app.' })

export const safeAppSchema = z
  .object({
    id: integer().describe('Id of the app.'),
    url: z.string().describe('Absolute URL.'),
    name: z.string().describe('Name for people.'),
    iconUrl: z
      .string()
      .nullish()
      .describe('Absolute URL of a picture; null for none.'),
    description: z.string().describe('One sentence.'),
    chainIds: z.array(chainId()).describe('Chains that the app works on.'),
    provider: safeAppProviderSchema
      .nullish()
      .describe('Maker of the app; null when unknown.'),
    accessControl: safeAppAccessControlSchema.describe(
      'Where the app may be shown.',
    ),
    tags: z.array(z.string()).describe('Words to search by.'),
    features: z.array(safeAppFeatureSchema).describe('Features of the app.'),
    developerWebsite: z
      .string()
      .nullish()
      .describe('Absolute URL; null for none.'),
    socialProfiles: z
      .array(safeAppSocialProfileSchema)
      .describe('Profiles of its makers.'),
    featured: z
      .boolean()
      .nullish()
      .describe('Whether the gateway recommends it.'),
  })
  .meta({
    id: 'SafeApp',
    description: 'An app that runs embedded in a wallet.',
  })

export const safeAppsSchema = z.array(safeAppSchema)
