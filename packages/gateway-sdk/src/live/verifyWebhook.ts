/** Options of `verifyWebhook`. */
export interface VerifyWebhookOptions {
  /** The body as it came: parsing and writing it again changes its bytes. */
  readonly body: string
  /** The header `Strongroom-Signature`. */
  readonly signature: string | null | undefined
  /** The webhook's secrets that this receiver knows. */
  readonly secrets: readonly string[]
  /** Seconds by which the time of the signature may differ. @default 300 */
  readonly tolerance?: number | undefined
  /** Milliseconds since 1970. @default Date.now() */
  readonly now?: number | undefined
}

/**
 * Whether a gateway that knows one of the secrets sent a webhook, now: the
 * header `Strongroom-Signature` is `t=<seconds>,v1=<hex>` with an HMAC-SHA256 of
 * `<seconds>.<body>` for each secret. Signatures are compared in constant time.
 *
 * @example
 * import { verifyWebhook } from '@strongroom/gateway-sdk/live'
 *
 * export async function receive(request: Request, secret: string) {
 *   const body = await request.text()
 *   const signature = request.headers.get('Strongroom-Signature')
 *   if (!(await verifyWebhook({ body, signature, secrets: [secret] })))
 *     return new Response(null, { status: 401 })
 *   return new Response(null, { status: 202 })
 * }
 */
export async function verifyWebhook({
  body,
  signature,
  secrets,
  tolerance = 300,
  now = Date.now(),
}: VerifyWebhookOptions): Promise<boolean> {
  const [, time = '', list = ''] =
    /^t=(\d{1,12})((?:,v1=[\da-f]{64}){1,4})$/.exec(signature ?? '') ?? []
  if (!time || Math.abs(now / 1e3 - Number(time)) > tolerance) return false
  const { subtle } = crypto
  const encoder = new TextEncoder()
  const data = encoder.encode(`${time}.${body}`)
  let isValid = false
  for (const secret of secrets) {
    const key = await subtle.importKey(
      'raw',
      encoder.encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    for (const hex of list.slice(4).split(',v1=')) {
      const bytes = new Uint8Array(32).map((_, at) =>
        Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
      )
      // Each is compared, so that time does not tell which one was right.
      if (await subtle.verify('HMAC', key, bytes, data)) isValid = true
    }
  }
  return isValid
}
