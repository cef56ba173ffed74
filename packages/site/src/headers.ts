/**
 * Browser features that every site blocks for its frames, and for itself too: all that
 * Chromium knows but `clipboard-write` and `fullscreen`, which apps in the wallet may be
 * given. A journey compares them with the browser's own list.
 */
export const withheldFeatures = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
] as const

/** The camera, and what shows its picture in the page. */
const cameraFeatures: readonly string[] = [
  'autoplay',
  'camera',
  'media-playback-while-not-visible',
]

/** Features that reach a node on the owner's own machine or network. */
const localFeatures: readonly string[] = [
  'local-network',
  'local-network-access',
  'loopback-network',
]

/** Directives in the order in which they are sent; `undefined` leaves one out. */
type Directives = Readonly<Record<string, string | undefined>>

const defaults: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': undefined,
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

/**
 * Content security policy of a page: its own files alone, no frames, no inline
 * code.
 *
 * @param changes Directives that differ.
 */
export function contentPolicy(changes: Directives = {}): string {
  return Object.entries({ ...defaults, ...changes })
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name} ${value}`],
    )
    .join('; ')
}

/** Response headers that all sites send; each of them differs in these three. */
export function siteHeaders({
  policy,
  opener,
  referrer,
  camera = false,
  localNodes = false,
}: {
  /** The content security policy. */
  policy: string
  /** The opener policy: whether a popup and its opener keep each other. */
  opener: 'same-origin' | 'same-origin-allow-popups' | 'unsafe-none'
  referrer: 'no-referrer' | 'strict-origin-when-cross-origin'
  /** Whether the site itself may ask for the camera; its frames never may. */
  camera?: boolean
  /** Whether the site itself may ask for the owner's network; its frames never may. */
  localNodes?: boolean
}): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': opener,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': withheldFeatures
      .map((feature) => {
        const isOwn =
          (camera && cameraFeatures.includes(feature)) ||
          (localNodes && localFeatures.includes(feature))
        return `${feature}=(${isOwn ? 'self' : ''})`
      })
      .join(', '),
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': 'nosniff',
  }
}
