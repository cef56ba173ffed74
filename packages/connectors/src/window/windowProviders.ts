import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'

/**
 * Reads an object or function a wallet may have put on another object. Getters
 * that throw count as absent, and so does everything else.
 */
function readGlobal(target: unknown, key: string): object | undefined {
  try {
    const value = (target as Record<string, unknown> | undefined)?.[key]
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const isProvider = (value: unknown): value is Eip1193Provider =>
  typeof (value as Eip1193Provider | undefined)?.request === 'function'

/** The wallets behind `window.ethereum`; several may share it. */
export function ethereumProviders(target: unknown): Eip1193Provider[] {
  const ethereum = readGlobal(target, 'ethereum')
  const several = readGlobal(ethereum, 'providers')
  const all: unknown[] =
    Array.isArray(several) && several.length > 0 ? several : [ethereum]
  return all.filter(isProvider)
}

/** `window.ronin.provider`, as older versions and the mobile app inject it. */
export function roninProvider(target: unknown): Eip1193Provider | undefined {
  const provider = readGlobal(readGlobal(target, 'ronin'), 'provider')
  return isProvider(provider) ? provider : undefined
}
