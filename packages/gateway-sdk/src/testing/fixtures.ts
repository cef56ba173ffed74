import type {
  AddressEx,
  Balances,
  ChainInfo,
  CreationTransaction,
  Page,
  SafeInfo,
  TransactionDetails,
  TransactionItem,
  TransactionSummary,
} from '../schemas/index.ts'

// Addresses and hashes of nobody, valid in shape and checksum.
const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const owners = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const
const recipient = '0x000000000000000000000000000000000000dEaD'
const zero = '0x0000000000000000000000000000000000000000'
const safeTxHash = `0x${'5a'.repeat(32)}` as const

/** An address entry as a gateway sends it. */
export function createAddressEx(value: AddressEx['value'] = safe): AddressEx {
  return { value, name: null, logoUri: null }
}

/** A 2-of-3 safe of version 1.4.1 on chain 1337. */
export function createSafeInfo(fields: Partial<SafeInfo> = {}): SafeInfo {
  return {
    address: createAddressEx(),
    chainId: '1337',
    nonce: 7,
    threshold: 2,
    owners: owners.map(createAddressEx),
    implementation: createAddressEx(
      '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    ),
    implementationVersionState: 'UP_TO_DATE',
    modules: null,
    guard: null,
    fallbackHandler: createAddressEx(
      '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    ),
    version: '1.4.1+L2',
    collectiblesTag: null,
    txQueuedTag: '1700000000',
    txHistoryTag: '1700000000',
    messagesTag: null,
    ...fields,
  }
}

/** One native balance of 1.5. */
export function createBalances(fields: Partial<Balances> = {}): Balances {
  return {
    fiatTotal: '0',
    items: [
      {
        tokenInfo: {
          type: 'NATIVE_TOKEN',
          address: zero,
          decimals: 18,
          symbol: 'ETH',
          name: 'Ether',
          logoUri: null,
        },
        balance: '1500000000000000000',
        fiatBalance: '0',
        fiatConversion: '0',
        fiatBalance24hChange: null,
      },
    ],
    ...fields,
  }
}

/** A waiting native transfer of 1, with one of two confirmations. */
export function createTransactionSummary(
  fields: Partial<TransactionSummary> = {},
): TransactionSummary {
  return {
    id: `multisig_${safe}_${safeTxHash}`,
    timestamp: 1_700_000_000_000,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: {
      type: 'Transfer',
      humanDescription: null,
      sender: createAddressEx(),
      recipient: createAddressEx(recipient),
      direction: 'OUTGOING',
      transferInfo: { type: 'NATIVE_COIN', value: '1000000000000000000' },
    },
    txHash: null,
    executionInfo: {
      type: 'MULTISIG',
      nonce: 7,
      confirmationsRequired: 2,
      confirmationsSubmitted: 1,
      missingSigners: owners.slice(1).map(createAddressEx),
    },
    safeAppInfo: null,
    note: null,
    ...fields,
  }
}

/** A list item around a summary. */
export function createTransactionItem(
  fields: Partial<TransactionSummary> = {},
): TransactionItem {
  return {
    type: 'TRANSACTION',
    transaction: createTransactionSummary(fields),
    conflictType: 'None',
  }
}

/** The details of the transaction of `createTransactionSummary`. */
export function createTransactionDetails(
  fields: Partial<TransactionDetails> = {},
): TransactionDetails {
  const { id, txInfo } = createTransactionSummary()
  return {
    safeAddress: safe,
    txId: id,
    executedAt: null,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo,
    txData: {
      hexData: null,
      dataDecoded: null,
      to: createAddressEx(recipient),
      value: '1000000000000000000',
      operation: 0,
      trustedDelegateCallTarget: null,
      addressInfoIndex: null,
      tokenInfoIndex: null,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: 1_700_000_000_000,
      nonce: 7,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: zero,
      fee: '0',
      payment: '0',
      refundReceiver: createAddressEx(zero),
      safeTxHash,
      executor: null,
      signers: owners.map(createAddressEx),
      confirmationsRequired: 2,
      confirmations: [
        {
          signer: createAddressEx(owners[0]),
          signature: `0x${'11'.repeat(64)}1b`,
          submittedAt: 1_700_000_000_000,
        },
      ],
      rejectors: [],
      gasTokenInfo: null,
      trusted: true,
      proposer: createAddressEx(owners[0]),
      proposedByDelegate: null,
    },
    txHash: null,
    safeAppInfo: null,
    note: null,
    ...fields,
  }
}

/** How the fixture safe was created. */
export function createCreationTransaction(
  fields: Partial<CreationTransaction> = {},
): CreationTransaction {
  return {
    created: '2023-11-14T22:13:20Z',
    creator: owners[0],
    transactionHash: safeTxHash,
    factoryAddress: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
    masterCopy: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    setupData: '0x',
    saltNonce: '0',
    dataDecoded: null,
    ...fields,
  }
}

/** A local test chain. */
export function createChainInfo(fields: Partial<ChainInfo> = {}): ChainInfo {
  const rpc = {
    authentication: 'NO_AUTHENTICATION' as const,
    value: 'http://127.0.0.1:8545',
  }
  const explorer = 'http://localhost:5180/explorer'
  return {
    chainId: '1337',
    chainName: 'Local',
    shortName: 'geth',
    description: 'A local test chain',
    chainLogoUri: null,
    transactionService: 'http://localhost:5180',
    l2: true,
    isTestnet: true,
    zk: false,
    rpcUri: rpc,
    safeAppsRpcUri: rpc,
    publicRpcUri: rpc,
    blockExplorerUriTemplate: {
      address: `${explorer}/address/{{address}}`,
      txHash: `${explorer}/tx/{{txHash}}`,
      api: `${explorer}/api`,
    },
    beaconChainExplorerUriTemplate: { publicKey: null },
    nativeCurrency: {
      name: 'Ether',
      symbol: 'ETH',
      decimals: 18,
      logoUri: 'http://localhost:5180/eth.svg',
    },
    theme: { textColor: '#ffffff', backgroundColor: '#000000' },
    ensRegistryAddress: null,
    gasPrice: [],
    disabledWallets: [],
    features: ['ERC721', 'EIP1559', 'EIP1271', 'DELETE_TX'],
    balancesProvider: { chainName: null, enabled: false },
    recommendedMasterCopyVersion: '1.4.1',
    relayer: null,
    ...fields,
  }
}

/** The only page of a list. */
export function createPage<T>(
  results: T[],
  fields: Partial<Page<T>> = {},
): Page<T> {
  return {
    count: results.length,
    next: null,
    previous: null,
    results,
    ...fields,
  }
}
