/**
 * Browser features that the wallet's headers block for itself and for an app in
 * its frame, so they cannot be offered to an app.
 */
export const withheldFeatures = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
] as const
