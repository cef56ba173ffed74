export const texts = {
  scan: 'Scan QR code',
} as const
