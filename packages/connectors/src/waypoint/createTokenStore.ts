import {
  createSafeStorage,
  type SafeStorage,
} from '../storage/createSafeStorage.ts'

const key = 'WAYPOINT.ACCESS_TOKEN'
const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 65_536

/** The popup wallet's token; an expired one reads as undefined. */
export function createTokenStore(given: SafeStorage | 'memory' | undefined) {
  const storage =
    given === 'memory'
      ? createSafeStorage({ storage: undefined })
      : (given ?? createSafeStorage())
  const clear = () => storage.write(key, undefined)
  return {
    clear,
    set: (token: string | undefined) => storage.write(key, token),
    get(): string | undefined {
      const token = storage.read<string>(key, isToken, '')
      if (token === '' || isExpired(token)) return undefined
      return token
    },
  }
}

/** Reads `exp` of a JWT. Other tokens never expire here: the wallet decides. */
function isExpired(token: string): boolean {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp } = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    ) as { exp?: unknown }
    return typeof exp === 'number' && exp * 1000 <= Date.now()
  } catch {
    return false
  }
}
