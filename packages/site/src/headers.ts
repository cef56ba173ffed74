/** Browser features that every site blocks for its frames, and for itself too. */
export const withheldFeatures = [
  'accelerometer',
  'camera',
  'compute-pressure',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const

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
}: {
  /** The content security policy. */
  policy: string
  /** The opener policy: whether a popup and its opener keep each other. */
  opener: 'same-origin' | 'same-origin-allow-popups' | 'unsafe-none'
  referrer: 'no-referrer' | 'strict-origin-when-cross-origin'
  /** Whether the site itself may ask for the camera; its frames never may. */
  camera?: boolean
}): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': opener,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': withheldFeatures
      .map((feature) =>
        feature === 'camera' && camera ? 'camera=(self)' : `${feature}=()`,
      )
      .join(', '),
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': 'nosniff',
  }
}
