/** How browsers' push services know this gateway (RFC 8292). */
export interface PushSettings {
  /** Uncompressed point of P-256, base64url. */
  publicKey: string
  /** 32 bytes, base64url. */
  privateKey: string
  /** `mailto:` or `https:` address of the operator of the gateway. */
  subject: string
  /** `host` or `host:port` that may be private and without TLS. */
  allowedHosts: readonly string[]
}
