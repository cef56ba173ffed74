import { createECDH } from 'node:crypto'
import { ConfigError } from '../errors/startErrors.ts'
import type { PushSettings } from './Config.ts'

type Environment = Readonly<Record<string, string | undefined>>

const names = {
  publicKey: 'GATEWAY_VAPID_PUBLIC_KEY',
  privateKey: 'GATEWAY_VAPID_PRIVATE_KEY',
  subject: 'GATEWAY_VAPID_SUBJECT',
} as const

const publicKeyOf = (privateKey: string): string | undefined => {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (!/^[\w-]+=*$/.test(privateKey) || bytes.length !== 32) return
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(bytes)
    return pair.getPublicKey('base64url')
  } catch {
    return
  }
}

/**
 * Settings of web push; undefined when all are missing.
 *
 * @throws ConfigError when something is missing, or the keys do not belong
 * together.
 */
export function readPush(
  environment: Environment,
  allowedHosts: readonly string[],
): PushSettings | undefined {
  const read = (name: keyof typeof names) => environment[names[name]] ?? ''
  const given = Object.values(names).filter((name) => environment[name])
  if (given.length === 0) return
  if (given.length < 3) {
    throw new ConfigError(
      `${Object.values(names).join(', ')} must be set together.`,
    )
  }
  const publicKey = publicKeyOf(read('privateKey'))
  if (publicKey === undefined) {
    throw new ConfigError(
      `${names.privateKey} must be a P-256 private key in base64url.`,
    )
  }
  if (publicKey !== read('publicKey').replace(/=+$/, '')) {
    throw new ConfigError(
      `${names.publicKey} does not belong to the private key.`,
    )
  }
  const subject = read('subject')
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject)) {
    throw new ConfigError(`${names.subject} must be a mailto: or https: URL.`)
  }
  const privateKey = read('privateKey').replace(/=+$/, '')
  return { publicKey, privateKey, subject, allowedHosts }
}
