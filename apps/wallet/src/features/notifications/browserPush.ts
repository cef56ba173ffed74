/** Why this browser cannot be pushed to. */
export type PushObstacle = 'insecure' | 'unsupported' | 'noWorker' | 'denied'

/** @returns undefined where push can be switched on. */
export function findPushObstacle(hasWorker: boolean): PushObstacle | undefined {
  if (!isSecureContext) return 'insecure'
  if (!('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'unsupported'
  // Browsers leave it out where workers are blocked.
  if (!hasWorker || navigator.serviceWorker === undefined) return 'noWorker'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/** Failure before the gateway was asked. */
export class BrowserPushError extends Error {
  override readonly name = 'BrowserPushError'
  readonly reason:
    | ('denied' | 'dismissed' | 'badKey' | 'noWorker' | 'noService')
    /** The gateway no longer knows who signed in. */
    | 'signedOut'

  constructor(reason: BrowserPushError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/**
 * Reads the key of a gateway: a point of P-256, uncompressed.
 *
 * @throws BrowserPushError `badKey` for anything else.
 */
export function readPushKey(text: string): Uint8Array<ArrayBuffer> {
  if (/^[\w-]{87}=?$/.test(text)) {
    const plain = text.replace(/=$/, '').replaceAll('-', '+')
    const bytes = Uint8Array.from(atob(plain.replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    if (bytes.length === 65 && bytes[0] === 4) return bytes
  }
  throw new BrowserPushError('badKey')
}

const workerWithin = 20_000

/** The worker, which is registered some seconds after the first screen. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BrowserPushError('noWorker')),
      workerWithin,
    )
  })
  try {
    return await Promise.race([navigator.serviceWorker.ready, late])
  } finally {
    clearTimeout(timer)
  }
}

const isSame = (known: ArrayBuffer | null, key: Uint8Array) => {
  const bytes = known === null ? [] : new Uint8Array(known)
  return (
    bytes.length === key.length && key.every((byte, at) => byte === bytes[at])
  )
}

/**
 * Asks for the permission and subscribes this browser. Call it in a press.
 *
 * @param publicKey the gateway's
 * @returns the subscription as the gateway reads it
 * @throws BrowserPushError
 */
export async function subscribeBrowser(publicKey: string): Promise<string> {
  const key = readPushKey(publicKey)
  const permission = await Notification.requestPermission()
  if (permission !== 'granted')
    throw new BrowserPushError(permission === 'denied' ? 'denied' : 'dismissed')
  const { pushManager } = await readyWorker()
  try {
    const known = await pushManager.getSubscription()
    // A subscription is bound to the key of one gateway.
    if (known !== null && !isSame(known.options.applicationServerKey, key))
      await known.unsubscribe()
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    })
    return JSON.stringify(subscription)
  } catch (cause) {
    throw new BrowserPushError('noService', { cause })
  }
}

/** Ends the subscription of this browser, if there is one. */
export async function unsubscribeBrowser(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
