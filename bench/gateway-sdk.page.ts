import { randomBytes } from 'node:crypto'

const hex = (size: number) => `0x${randomBytes(size).toString('hex')}`
const pick = <T>(from: readonly T[]): T =>
  from[Math.floor(Math.random() * from.length)] as T

/** An address as gateways send it: in the mixed case of a checksum. */
function address(): string {
  const flip = (digit: string) =>
    Math.random() < 0.5 ? digit.toUpperCase() : digit
  return `0x${[...randomBytes(20).toString('hex')].map(flip).join('')}`
}

/**
 * A history page of 1,000 transactions under 42 date labels, about 850 kB of
 * JSON, as a busy safe would have it: no two pages have an address or a hash in
 * common, and half of the counterparties of a page occur once.
 */
export function createHistoryPage(): string {
  const [safe, ...owners] = [address(), address(), address(), address()]
  const regulars = Array.from({ length: 40 }, address)
  const tokens = Array.from({ length: 12 }, (_, index) => ({
    tokenAddress: address(),
    tokenName: `Token number ${index}`,
    tokenSymbol: `TKN${index}`,
    logoUri: `https://assets.example/${index}.png`,
  }))
  const named = (value = '', name: string | null = null) => ({
    value,
    name,
    logoUri: name && `https://assets.example/contracts/logos/${value}.png`,
  })
  const other = () =>
    named(
      Math.random() < 0.5 ? pick(regulars) : address(),
      pick([null, null, null, 'Pay']),
    )

  const transferInfo = () => {
    const token = pick(tokens)
    const value = `${Math.floor(Math.random() * 1e15)}000000`
    return pick([
      {
        type: 'ERC20',
        ...token,
        value,
        decimals: 18,
        trusted: true,
        imitation: false,
      },
      {
        type: 'ERC20',
        ...token,
        value,
        decimals: 6,
        trusted: null,
        imitation: false,
      },
      { type: 'ERC721', ...token, tokenId: value, trusted: false },
      { type: 'NATIVE_COIN', value },
    ])
  }
  const transfer = () => {
    const incoming = Math.random() < 0.5
    return {
      type: 'Transfer',
      humanDescription: null,
      sender: incoming ? other() : named(safe),
      recipient: incoming ? named(safe) : other(),
      direction: incoming ? 'INCOMING' : 'OUTGOING',
      transferInfo: transferInfo(),
    }
  }
  const custom = () => ({
    type: 'Custom',
    humanDescription: null,
    to: other(),
    dataSize: '292',
    value: '0',
    methodName: pick(['multiSend', 'approve', 'claimRewards', null]),
    actionCount: 3,
    isCancellation: false,
  })
  const settings = () => ({
    type: 'SettingsChange',
    humanDescription: null,
    dataDecoded: {
      method: 'addOwnerWithThreshold',
      parameters: [
        { name: 'owner', type: 'address', value: address() },
        { name: '_threshold', type: 'uint256', value: '2' },
      ],
    },
    settingsInfo: { type: 'ADD_OWNER', owner: other(), threshold: 2 },
  })
  const orderToken = () => {
    const { tokenAddress, tokenName, tokenSymbol, logoUri } = pick(tokens)
    return {
      address: tokenAddress,
      decimals: 18,
      logoUri,
      name: tokenName,
      symbol: tokenSymbol,
      trusted: true,
    }
  }
  const order = () => ({
    type: 'SwapOrder',
    humanDescription: null,
    uid: hex(56),
    status: 'fulfilled',
    kind: 'sell',
    orderClass: 'market',
    validUntil: 1_700_000_000,
    sellAmount: '1000000000000000000',
    buyAmount: '2500000000',
    executedSellAmount: '1000000000000000000',
    executedBuyAmount: '2511000000',
    sellToken: orderToken(),
    buyToken: orderToken(),
    explorerUrl: 'https://explorer.example/orders/1',
    executedFee: '1000',
    executedFeeToken: orderToken(),
    receiver: safe,
    owner: safe,
    fullAppData: { appCode: 'Wallet', version: '1.0.0' },
  })
  const kinds = [
    ...Array.from({ length: 14 }, () => transfer),
    ...Array.from({ length: 12 }, () => custom),
    settings,
    order,
  ]
  const summary = (index: number) => ({
    id: `multisig_${safe}_${hex(32)}`,
    timestamp: 1_700_000_000_000 - index * 3_600_000,
    txStatus: Math.random() < 0.97 ? 'SUCCESS' : 'FAILED',
    txInfo: pick(kinds)(),
    txHash: hex(32),
    executionInfo:
      Math.random() < 0.4
        ? null
        : {
            type: 'MULTISIG',
            nonce: index,
            confirmationsRequired: 2,
            confirmationsSubmitted: 2,
            missingSigners:
              Math.random() < 0.9 ? null : owners.map((one) => named(one)),
          },
    safeAppInfo:
      Math.random() < 0.9
        ? null
        : {
            name: 'Builder',
            url: 'https://apps.example/tx-builder',
            logoUri: 'https://apps.example/logo.svg',
          },
    note: null,
  })
  const items = Array.from({ length: 1000 }, (_, index) => ({
    type: 'TRANSACTION',
    transaction: summary(index),
    conflictType: 'None',
  }))
  const labels = Array.from({ length: 42 }, (_, index) => ({
    type: 'DATE_LABEL',
    timestamp: 1_700_000_000_000 - index * 86_400_000,
  }))
  const next = 'https://gateway.example/v1/chains/1/safes/history?cursor=1'
  // A label before every 24 transactions.
  const results = labels.flatMap((label, index) => [
    label,
    ...items.slice(index * 24, (index + 1) * 24),
  ])
  return JSON.stringify({ count: null, next, previous: null, results })
}
