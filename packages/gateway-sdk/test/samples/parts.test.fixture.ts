import type {
  AddressEx,
  DataDecoded,
  Erc20Transfer,
  Hex,
  OrderToken,
  TokenInfo,
} from '../../src/types/index.gen.ts'

// Pieces of the samples: every field that a gateway may send is there.

export const address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
export const hash = `0x${'5a'.repeat(32)}` as Hex
export const signature = `0x${'11'.repeat(64)}1b` as Hex

export const party: AddressEx = {
  value: address,
  name: 'Treasury',
  displayName: 'Treasury',
  logoUri: 'https://logo.example',
}

export const orderToken: OrderToken = {
  address,
  decimals: 18,
  logoUri: null,
  name: 'Gold',
  symbol: 'GLD',
  trusted: true,
}

export const tokenInfo: TokenInfo = {
  type: 'ERC20',
  address,
  decimals: 18,
  symbol: 'GLD',
  name: 'Gold',
  logoUri: 'https://logo.example',
}

export const erc20: Erc20Transfer = {
  type: 'ERC20',
  tokenAddress: address,
  value: '1',
  tokenName: 'Gold',
  tokenSymbol: 'GLD',
  logoUri: null,
  decimals: 18,
  trusted: true,
  imitation: false,
}

/** A batch of one, which holds a call in a call. */
export const decoded: DataDecoded = {
  method: 'multiSend',
  accuracy: 'FULL_MATCH',
  parameters: [
    {
      name: 'transactions',
      type: 'bytes',
      value: '0x00',
      valueDecoded: [
        {
          operation: 0,
          to: address,
          value: '0',
          data: '0x00',
          dataDecoded: {
            method: 'execTransaction',
            parameters: [
              { name: 'list', type: 'uint8[][]', value: [['1'], []] },
              {
                name: 'data',
                type: 'bytes',
                value: '0x',
                valueDecoded: { method: 'transfer', parameters: null },
              },
            ],
          },
        },
      ],
    },
  ],
}
