import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { ConfigError } from '../errors/startErrors.ts'

/**
 * The account that pays for relayed calls. Its key stays inside: neither the
 * account nor an error shows it.
 *
 * @throws ConfigError without the key's text.
 */
export function readRelayer(
  variable: string,
  key: string | undefined,
): PrivateKeyAccount | undefined {
  if (key === undefined || key === '') return undefined
  try {
    if (!/^0x[\da-f]{64}$/i.test(key)) throw new RangeError('not 32 bytes')
    return privateKeyToAccount(key as `0x${string}`)
  } catch {
    throw new ConfigError(
      `${variable} must be a private key: 0x and 64 hex digits.`,
    )
  }
}
