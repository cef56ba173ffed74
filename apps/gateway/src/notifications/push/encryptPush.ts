import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface PushKeys {
  /** The browser's public key: an uncompressed point of P-256. */
  p256dh: Uint8Array
  /** 16 bytes that only the browser and we know. */
  auth: Uint8Array
}

const recordSize = 4_096
/**
 * Most bytes of a text in one record, besides its header, tag and delimiter.
 */
const mostBytes = recordSize - 103

const derive = (
  secret: Uint8Array,
  salt: Uint8Array,
  info: Uint8Array,
  bytes: number,
) => Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/**
 * Encrypts a push message so that only the browser can read it (RFC 8291, in the
 * one record that RFC 8188 calls aes128gcm).
 *
 * @throws Error when the browser's key is no point of the curve, or the message
 * is longer than a record.
 */
export function encryptPush(
  message: string,
  { p256dh, auth }: PushKeys,
  options: {
    /** For test vectors; else random. */
    salt?: Uint8Array
    privateKey?: Uint8Array
  } = {},
): Buffer {
  const text = Buffer.from(message)
  if (text.length > mostBytes) throw new Error('The push message is too long.')
  const { salt = randomBytes(16), privateKey } = options
  const pair = createECDH('prime256v1')
  if (privateKey === undefined) pair.generateKeys()
  else pair.setPrivateKey(privateKey)
  const own = pair.getPublicKey()
  const input = derive(
    pair.computeSecret(p256dh),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own]),
    32,
  )
  const info = (use: string) => Buffer.from(`Content-Encoding: ${use}\0`)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(input, salt, info('aes128gcm'), 16),
    derive(input, salt, info('nonce'), 12),
  )
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordSize)
  header.writeUInt8(own.length, 4)
  return Buffer.concat([
    salt,
    header,
    own,
    cipher.update(text),
    // Marks the last record.
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
