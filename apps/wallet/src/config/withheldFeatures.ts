/**
 * Browser features that the wallet's headers give to nobody: neither to itself
 * nor to an app in its frame, so no app can be offered them.
 */
export const withheldFeatures = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
] as const
