import * as published from '@safe-global/safe-gateway-typescript-sdk'
import * as compat from '../../src/compat/index.ts'

/** An SDK without its types: both are called with anything. */
export type Sdk = Record<string, (...parameters: unknown[]) => unknown>

const functionsOf = (entry: object) =>
  Object.fromEntries(
    Object.entries(entry).filter(([, value]) => typeof value === 'function'),
  ) as Sdk

const objectsOf = (entry: object) =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([key, value]) => typeof value === 'object' && key !== 'default',
    ),
  ) as Record<string, object>

export const theirs = functionsOf(published)
export const ours = functionsOf(compat)
export const theirEnums = objectsOf(published)
export const ourEnums = objectsOf(compat)
