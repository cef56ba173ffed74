/**
 * Takes the place of WalletConnect's own dialog, half a megabyte that this app
 * never opens: it shows the code itself.
 */
export function createAppKit(): never {
  throw new TypeError('WalletConnect opened its own dialog.')
}
