/**
 * When a pairing code stops being good, in milliseconds since 1970: its
 * `expiryTimestamp`, as WalletConnect 2 puts it there.
 */
export function pairingExpiry(uri: string): number | undefined {
  const [, seconds] = /[?&]expiryTimestamp=(\d{1,12})(?:&|$)/.exec(uri) ?? []
  return seconds === undefined ? undefined : Number(seconds) * 1000
}
