import type { ValueOf } from './valueOf.ts'

export const SafeAppAccessPolicyTypes = {
  NoRestrictions: 'NO_RESTRICTIONS',
  DomainAllowlist: 'DOMAIN_ALLOWLIST',
} as const
export type SafeAppAccessPolicyTypes = ValueOf<typeof SafeAppAccessPolicyTypes>
export declare namespace SafeAppAccessPolicyTypes {
  type NoRestrictions = 'NO_RESTRICTIONS'
  type DomainAllowlist = 'DOMAIN_ALLOWLIST'
}

export const SafeAppFeatures = {
  BATCHED_TRANSACTIONS: 'BATCHED_TRANSACTIONS',
} as const
export type SafeAppFeatures = ValueOf<typeof SafeAppFeatures>
export declare namespace SafeAppFeatures {
  type BATCHED_TRANSACTIONS = 'BATCHED_TRANSACTIONS'
}

export const SafeAppSocialPlatforms = {
  TWITTER: 'TWITTER',
  GITHUB: 'GITHUB',
  DISCORD: 'DISCORD',
  TELEGRAM: 'TELEGRAM',
} as const
export type SafeAppSocialPlatforms = ValueOf<typeof SafeAppSocialPlatforms>
export declare namespace SafeAppSocialPlatforms {
  type TWITTER = 'TWITTER'
  type GITHUB = 'GITHUB'
  type DISCORD = 'DISCORD'
  type TELEGRAM = 'TELEGRAM'
}

export const DeviceType = {
  ANDROID: 'ANDROID',
  IOS: 'IOS',
  WEB: 'WEB',
} as const
export type DeviceType = ValueOf<typeof DeviceType>
export declare namespace DeviceType {
  type ANDROID = 'ANDROID'
  type IOS = 'IOS'
  type WEB = 'WEB'
}
