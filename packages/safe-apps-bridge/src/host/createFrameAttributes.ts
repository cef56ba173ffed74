import { BridgeError } from '../errors/BridgeError.ts'
import { SameOriginError } from '../errors/SameOriginError.ts'
import { browserFeatures } from './browserFeatures.ts'

/** Freedoms of the sandbox an app does not have unless it is given them. */
export type SandboxExtra = 'allow-downloads' | 'allow-popups-to-escape-sandbox'

/** Attributes of the frame an app runs in. */
export interface FrameAttributes {
  id: string
  title: string
  src: string
  sandbox: string
  allow: string
  referrerpolicy: 'strict-origin'
}

/**
 * Makes the attributes of an app's frame. The app gets the browser features it
 * was granted and no others; it can not move the wallet's page or open dialogs,
 * and learns the wallet's origin from its referrer.
 *
 * Throws `BridgeError` for a URL that is not http(s) or carries a password, and
 * `SameOriginError` for one of the wallet's own origin, which a sandbox does
 * not hold.
 *
 * @example
 * ```ts
 * import { createFrameAttributes } from '@strongroom/safe-apps-bridge/host'
 *
 * createFrameAttributes({
 *   url: 'https://app.example/swap',
 *   title: 'Swap',
 *   features: ['clipboard-write'],
 *   hostOrigin: location.origin,
 * }).allow // 'clipboard-write https://app.example'
 * ```
 */
export function createFrameAttributes(options: {
  url: string
  /** Name of the app. */
  title: string
  /** Browser features the user granted; unknown names are left out. */
  features?: readonly string[]
  /** Origin of the wallet. */
  hostOrigin: string
  sandbox?: readonly SandboxExtra[]
}): FrameAttributes {
  const { url, title, features = [], hostOrigin, sandbox = [] } = options
  const { protocol, origin, href, username, password } = parse(url)
  if (!/^https?:$/.test(protocol) || username || password)
    throw new BridgeError('The address of the app is not allowed.')
  if (origin === hostOrigin) throw new SameOriginError(origin)
  return {
    id: `iframe-${encodeURIComponent(href)}`,
    title,
    src: href,
    sandbox: [
      'allow-scripts allow-same-origin allow-popups allow-forms',
      'allow-orientation-lock',
      ...sandbox,
    ].join(' '),
    allow: browserFeatures
      .filter((feature) => features.includes(feature))
      .map((feature) => `${feature} ${origin}`)
      .join('; '),
    referrerpolicy: 'strict-origin',
  }
}

function parse(url: string): URL {
  try {
    return new URL(url)
  } catch {
    throw new BridgeError('The address of the app is not allowed.')
  }
}
