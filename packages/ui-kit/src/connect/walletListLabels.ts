/** The warnings that `listWallets` puts beside a wallet. */
export interface WalletListLabels {
  duplicate: string
  imitation: string
}

export const defaultWalletListLabels: WalletListLabels = {
  duplicate: 'Another wallet uses the same name. Make sure it is yours.',
  imitation:
    'Its name or picture belongs to another wallet. Make sure it is yours.',
}
