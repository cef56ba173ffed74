/** How this wallet introduces itself through WalletConnect. */
export const walletMetadata = () => ({
  name: 'Strongroom',
  description: 'A wallet for safes',
  url: location.origin,
  icons: [`${location.origin}/favicon.svg`],
})
