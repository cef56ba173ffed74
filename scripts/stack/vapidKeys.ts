import { createECDH, createHash } from 'node:crypto'

/**
 * Keys by which the local gateway identifies itself to push services. They are the
 * same at each start, since a browser's subscription is bound to them.
 */
export function vapidKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(
    createHash('sha256').update('Strongroom local stack').digest(),
  )
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  }
}
