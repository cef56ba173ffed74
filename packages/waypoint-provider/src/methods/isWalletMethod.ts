const walletMethod =
  /^(?:wallet_|personal_|account_|eth_(?:sign|sendTransaction$|accounts$|requestAccounts$|decrypt$|getEncryptionPublicKey$))/

/**
 * Methods that concern a wallet. One this provider does not serve must not be
 * forwarded: its parameters would reach a public node.
 */
export function isWalletMethod(method: string): boolean {
  return walletMethod.test(method)
}
