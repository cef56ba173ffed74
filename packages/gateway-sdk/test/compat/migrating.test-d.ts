import type * as published from '@safe-global/safe-gateway-typescript-sdk'
import { describe, expectTypeOf, test } from 'vitest'
import type * as compat from '../../src/compat/index.ts'
// Every type the old SDK exports, and the enums.
import type {
  AddOwner,
  AddressEx,
  AllOwnedSafes,
  AnyConfirmationView,
  AnyStakingConfirmationView,
  AnySwapOrderConfirmationView,
  BaselineConfirmationView,
  BaseOrder,
  BlockExplorerUriTemplate,
  Cancellation,
  ChainIndexingStatus,
  ChainInfo,
  ChainListResponse,
  ChangeImplementation,
  ChangeThreshold,
  ConfirmSafeMessageRequest,
  ConflictHeader,
  Creation,
  Custom,
  DataDecoded,
  DateLabel,
  DecodedDataBasicParameter,
  DecodedDataParameter,
  DecodedDataParameterValue,
  DecodedDataRequest,
  DecodedDataResponse,
  DeleteGuard,
  DetailedExecutionInfo,
  DisableModule,
  EIP712TypedData,
  EnableModule,
  Erc20Transfer,
  Erc721Transfer,
  EthereumAddress,
  ExecutionInfo,
  FiatCurrencies,
  GasPrice,
  GasPriceFixed,
  GasPriceFixedEIP1559,
  GasPriceOracle,
  GasPriceUnknown,
  IncomingTransfer,
  InternalTransaction,
  Label,
  MasterCopyReponse,
  ModuleExecutionDetails,
  ModuleExecutionInfo,
  ModuleTransaction,
  MultiSend,
  MultisigConfirmation,
  MultisigExecutionDetails,
  MultisigExecutionInfo,
  MultisigTransaction,
  MultisigTransactionRequest,
  NativeCoinTransfer,
  NativeCurrency,
  NativeStakingDepositConfirmationView,
  NativeStakingValidatorsExitConfirmationView,
  NativeStakingWithdrawConfirmationView,
  NoncesResponse,
  Order,
  OrderClass,
  OrderKind,
  OrderStatuses,
  OrderToken,
  OwnedSafes,
  Page,
  Parameter,
  ParamValue,
  ProposeSafeMessageRequest,
  RegisterNotificationsRequest,
  RelayCountResponse,
  RelayTransactionRequest,
  RelayTransactionResponse,
  RemoveOwner,
  RpcUri,
  SafeAppData,
  SafeAppDomainAllowlistPolicy,
  SafeAppInfo,
  SafeAppNoRestrictionsPolicy,
  SafeAppProvider,
  SafeAppSocialProfile,
  SafeAppsAccessControlPolicies,
  SafeAppsResponse,
  SafeBalanceResponse,
  SafeCollectibleResponse,
  SafeCollectiblesPage,
  SafeIncomingTransfersResponse,
  SafeInfo,
  SafeMessage,
  SafeMessageDateLabel,
  SafeMessageListItem,
  SafeMessageListPage,
  SafeModuleTransactionsResponse,
  SafeMultisigTransactionsResponse,
  SafeOverview,
  SafeTransactionEstimation,
  SafeTransactionEstimationRequest,
  SetFallbackHandler,
  SetGuard,
  SettingsChange,
  SettingsInfo,
  StakingTxDepositInfo,
  StakingTxExitInfo,
  StakingTxInfo,
  StakingTxWithdrawInfo,
  SwapOrder,
  SwapOrderConfirmationView,
  SwapOwner,
  SwapTransferOrder,
  Theme,
  TokenInfo,
  Transaction,
  TransactionData,
  TransactionDetails,
  TransactionInfo,
  TransactionListItem,
  TransactionListPage,
  TransactionPreview,
  TransactionSummary,
  Transfer,
  TransferInfo,
  TwapOrder,
  TwapOrderConfirmationView,
  ValueDecodedType,
} from '../../src/compat/index.ts'
import {
  ConfirmationViewTypes,
  type ConflictType,
  createAccount,
  DetailedExecutionInfoType,
  DeviceType,
  DurationType,
  FEATURES,
  GAS_PRICE_TYPE,
  getBalances,
  getChainConfig,
  getConfirmationView,
  getDecodedData,
  getSafeApps,
  getSafeInfo,
  getSafeMessages,
  getSafeOverviews,
  getTransactionDetails,
  getTransactionQueue,
  ImplementationVersionState,
  LabelValue,
  Operation,
  proposeTransaction,
  RPC_AUTHENTICATION,
  registerDevice,
  registerEmail,
  relayTransaction,
  SafeAppAccessPolicyTypes,
  SafeAppFeatures,
  SafeMessageListItemType,
  type SafeMessageStatus,
  SettingsInfoType,
  StartTimeValue,
  setBaseUrl,
  TokenType,
  TransactionInfoType,
  TransactionListItemType,
  TransactionStatus,
  TransactionTokenType,
  type TransferDirection,
} from '../../src/compat/index.ts'

type Published = typeof published
type Compat = typeof compat

export type Names = [
  AddOwner,
  AddressEx,
  AllOwnedSafes,
  AnyConfirmationView,
  AnyStakingConfirmationView,
  AnySwapOrderConfirmationView,
  BaseOrder,
  BaselineConfirmationView,
  BlockExplorerUriTemplate,
  Cancellation,
  ChainIndexingStatus,
  ChainInfo,
  ChainListResponse,
  ChangeImplementation,
  ChangeThreshold,
  ConfirmSafeMessageRequest,
  ConflictHeader,
  Creation,
  Custom,
  DataDecoded,
  DateLabel,
  DecodedDataBasicParameter,
  DecodedDataParameter,
  DecodedDataParameterValue,
  DecodedDataRequest,
  DecodedDataResponse,
  DeleteGuard,
  DetailedExecutionInfo,
  DisableModule,
  EIP712TypedData,
  EnableModule,
  Erc20Transfer,
  Erc721Transfer,
  EthereumAddress,
  ExecutionInfo,
  FiatCurrencies,
  GasPrice,
  GasPriceFixed,
  GasPriceFixedEIP1559,
  GasPriceOracle,
  GasPriceUnknown,
  IncomingTransfer,
  InternalTransaction,
  Label,
  MasterCopyReponse,
  ModuleExecutionDetails,
  ModuleExecutionInfo,
  ModuleTransaction,
  MultiSend,
  MultisigConfirmation,
  MultisigExecutionDetails,
  MultisigExecutionInfo,
  MultisigTransaction,
  MultisigTransactionRequest,
  NativeCoinTransfer,
  NativeCurrency,
  NativeStakingDepositConfirmationView,
  NativeStakingValidatorsExitConfirmationView,
  NativeStakingWithdrawConfirmationView,
  NoncesResponse,
  Order,
  OrderClass,
  OrderKind,
  OrderStatuses,
  OrderToken,
  OwnedSafes,
  ParamValue,
  Parameter,
  ProposeSafeMessageRequest,
  RegisterNotificationsRequest,
  RelayCountResponse,
  RelayTransactionRequest,
  RelayTransactionResponse,
  RemoveOwner,
  RpcUri,
  SafeAppData,
  SafeAppDomainAllowlistPolicy,
  SafeAppInfo,
  SafeAppNoRestrictionsPolicy,
  SafeAppProvider,
  SafeAppSocialProfile,
  SafeAppsAccessControlPolicies,
  SafeAppsResponse,
  SafeBalanceResponse,
  SafeCollectibleResponse,
  SafeCollectiblesPage,
  SafeIncomingTransfersResponse,
  SafeInfo,
  SafeMessage,
  SafeMessageDateLabel,
  SafeMessageListItem,
  SafeMessageListPage,
  SafeModuleTransactionsResponse,
  SafeMultisigTransactionsResponse,
  SafeOverview,
  SafeTransactionEstimation,
  SafeTransactionEstimationRequest,
  SetFallbackHandler,
  SetGuard,
  SettingsChange,
  SettingsInfo,
  StakingTxDepositInfo,
  StakingTxExitInfo,
  StakingTxInfo,
  StakingTxWithdrawInfo,
  SwapOrder,
  SwapOrderConfirmationView,
  SwapOwner,
  SwapTransferOrder,
  Theme,
  TokenInfo,
  Transaction,
  TransactionData,
  TransactionDetails,
  TransactionInfo,
  TransactionListItem,
  TransactionListPage,
  TransactionPreview,
  TransactionSummary,
  Transfer,
  TransferInfo,
  TwapOrder,
  TwapOrderConfirmationView,
  ValueDecodedType,
  Page<string>,
]

/** Members of an `enum` as the plain values they are. */
type Plain<T> = T extends string
  ? `${T}`
  : T extends number
    ? `${T}` extends `${infer N extends number}`
      ? N
      : never
    : T extends (...parameters: never[]) => unknown
      ? T
      : T extends object
        ? { [K in keyof T]: Plain<T[K]> }
        : T

type FunctionsOf<T> = {
  [K in keyof T]: T[K] extends (...parameters: never[]) => unknown ? K : never
}[keyof T]
type EnumsOf<T> = Exclude<keyof T, FunctionsOf<T> | 'default'>
type Parameters<T> = T extends (...parameters: infer P) => unknown ? P : never

describe('the published package', () => {
  test('default: its parameters fit', () => {
    type Misfit = {
      [K in FunctionsOf<Published>]: Plain<
        Parameters<Published[K]>
      > extends Parameters<Compat[K]>
        ? never
        : K
    }[FunctionsOf<Published>]
    expectTypeOf<Misfit>().toEqualTypeOf<never>()
    expectTypeOf<FunctionsOf<Compat>>().toEqualTypeOf<FunctionsOf<Published>>()
  })

  test('behavior: parameters are as strict as the published ones', () => {
    // Null stays excluded, and required parameters stay required.
    type Wider = {
      [K in FunctionsOf<Published>]: Parameters<Compat[K]> extends Plain<
        Parameters<Published[K]>
      >
        ? never
        : K
    }[FunctionsOf<Published>]
    expectTypeOf<
      Extract<Wider, 'getSafeInfo' | 'deleteTransaction'>
    >().toEqualTypeOf<never>()
  })

  test('behavior: its enums have our values', () => {
    type Values<T> = Plain<T[keyof T]>
    type Misfit = {
      [K in EnumsOf<Published>]: [Values<Omit<Published[K], number>>] extends [
        Values<Compat[K]>,
      ]
        ? never
        : K
    }[EnumsOf<Published>]
    expectTypeOf<Misfit>().toEqualTypeOf<never>()
    expectTypeOf<EnumsOf<Compat>>().toEqualTypeOf<EnumsOf<Published>>()
  })
})

// The following code is that of an application before its import is changed.
describe('an application', () => {
  test('default: calls', () => {
    setBaseUrl('http://localhost:5180')
    const chainId: string = '1'
    const address: string = '0x'
    expectTypeOf(
      getSafeInfo(chainId, address),
    ).resolves.toEqualTypeOf<SafeInfo>()
    expectTypeOf(
      getBalances(chainId, address, 'usd', { trusted: true }),
    ).resolves.toEqualTypeOf<SafeBalanceResponse>()
    expectTypeOf(
      getTransactionQueue(chainId, address, { trusted: false }, 'http://a/b'),
    ).resolves.toExtend<TransactionListPage>()
    expectTypeOf(
      getSafeOverviews([`${1}:0x00`], {
        currency: 'usd',
        trusted: true,
        exclude_spam: true,
      }),
    ).resolves.toEqualTypeOf<SafeOverview[]>()
    const request: MultisigTransactionRequest = {
      to: address,
      value: '0',
      data: address,
      nonce: '1',
      operation: Operation.CALL,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: address,
      safeTxHash: address,
      sender: address,
    }
    expectTypeOf(
      proposeTransaction(chainId, address, request),
    ).resolves.toEqualTypeOf<TransactionDetails>()
    const relayed: RelayTransactionRequest = { version: '1', to: '', data: '' }
    expectTypeOf(
      relayTransaction(chainId, relayed),
    ).resolves.toEqualTypeOf<RelayTransactionResponse>()
    expectTypeOf(
      getDecodedData(chainId, Operation.DELEGATE, '0x'),
    ).resolves.toEqualTypeOf<DecodedDataResponse>()
    expectTypeOf(createAccount({ address: '0x' })).resolves.toHaveProperty('id')
    expectTypeOf(
      registerEmail(
        chainId,
        address,
        { emailAddress: '', signer: '' },
        {
          'Safe-Wallet-Signature': '',
          'Safe-Wallet-Signature-Timestamp': '',
        },
      ),
    ).resolves.toBeVoid()
    const device: RegisterNotificationsRequest = {
      cloudMessagingToken: '',
      buildNumber: '',
      bundle: '',
      deviceType: DeviceType.WEB,
      version: '',
      safeRegistrations: [],
    }
    expectTypeOf(registerDevice(device)).resolves.toBeVoid()
  })

  test('behavior: members in type position', () => {
    type Kind = TransactionInfoType.TRANSFER | TransactionInfoType.CUSTOM
    expectTypeOf<Kind>().toEqualTypeOf<'Transfer' | 'Custom'>()
    expectTypeOf<Operation>().toEqualTypeOf<0 | 1>()
    expectTypeOf<Operation.DELEGATE>().toEqualTypeOf<1>()
    expectTypeOf<typeof Operation.CALL>().toEqualTypeOf<0>()
    expectTypeOf(Operation[0]).toEqualTypeOf<'CALL'>()
    expectTypeOf<`${ConflictType}`>().toEqualTypeOf<ConflictType>()
    type Sent = TransferInfo & { type: TransactionTokenType.ERC20 }
    expectTypeOf<Sent['type']>().toEqualTypeOf<'ERC20'>()
    const state: ImplementationVersionState.OUTDATED =
      ImplementationVersionState.OUTDATED
    expectTypeOf(state).toEqualTypeOf<'OUTDATED'>()
  })

  test('behavior: members as keys and values', () => {
    const labels: Record<TransactionStatus, string> = {
      [TransactionStatus.AWAITING_CONFIRMATIONS]: 'a',
      [TransactionStatus.AWAITING_EXECUTION]: 'b',
      [TransactionStatus.CANCELLED]: 'c',
      [TransactionStatus.FAILED]: 'd',
      [TransactionStatus.SUCCESS]: 'e',
    }
    const some: Partial<Record<SettingsInfoType, number>> = {
      [SettingsInfoType.ADD_OWNER]: 1,
    }
    const known: FEATURES[] = Object.values(FEATURES)
    const byName = FEATURES['EIP1559' as keyof typeof FEATURES]
    const next: LabelValue = LabelValue.Next
    expectTypeOf({ labels, some, known, next }).toBeObject()
    expectTypeOf(byName).toEqualTypeOf<FEATURES>()
    const sets = new Set<TokenType>([TokenType.ERC20, TokenType.NATIVE_TOKEN])
    expectTypeOf(sets.has(TokenType.ERC721)).toBeBoolean()
  })

  test('behavior: answers of the gateway fit the enums', () => {
    expectTypeOf<
      SafeInfo['implementationVersionState']
    >().toExtend<ImplementationVersionState>()
    expectTypeOf<TransactionSummary['txStatus']>().toExtend<TransactionStatus>()
    expectTypeOf<Transfer['direction']>().toExtend<TransferDirection>()
    expectTypeOf<TransactionData['operation']>().toExtend<Operation>()
    expectTypeOf<Transaction['conflictType']>().toExtend<ConflictType>()
    expectTypeOf<SafeMessage['status']>().toExtend<SafeMessageStatus>()
    expectTypeOf<Label['label']>().toExtend<LabelValue>()
  })

  test('behavior: open unions compare with the enums', () => {
    type Open = [TokenInfo['type'], RpcUri['authentication']]
    const sent = (type: Open[0], authentication: Open[1]) =>
      type === TokenType.ERC20 && authentication === RPC_AUTHENTICATION.UNKNOWN
    expectTypeOf(sent).returns.toBeBoolean()
    expectTypeOf<TokenType>().toExtend<TokenInfo['type']>()
    expectTypeOf<RPC_AUTHENTICATION>().toExtend<RpcUri['authentication']>()
  })

  test('behavior: kinds narrow', async () => {
    const { results } = await getTransactionQueue('1', '0x')
    for (const item of results) {
      if (item.type === TransactionListItemType.LABEL)
        expectTypeOf(item).toEqualTypeOf<Label>()
      if (item.type === TransactionListItemType.CONFLICT_HEADER)
        expectTypeOf(item.nonce).toBeNumber()
      if (item.type === TransactionListItemType.DATE_LABEL)
        expectTypeOf(item.timestamp).toBeNumber()
      if (item.type === TransactionListItemType.TRANSACTION) {
        const { txInfo, executionInfo } = item.transaction
        switch (txInfo.type) {
          case TransactionInfoType.TRANSFER:
            expectTypeOf(txInfo).toEqualTypeOf<Transfer>()
            if (txInfo.transferInfo.type === TransactionTokenType.ERC20)
              expectTypeOf(txInfo.transferInfo).toEqualTypeOf<Erc20Transfer>()
            break
          case TransactionInfoType.SETTINGS_CHANGE:
            if (txInfo.settingsInfo?.type === SettingsInfoType.SWAP_OWNER)
              expectTypeOf(txInfo.settingsInfo).toEqualTypeOf<SwapOwner>()
            if (
              txInfo.settingsInfo?.type ===
              SettingsInfoType.CHANGE_IMPLEMENTATION
            )
              expectTypeOf(
                txInfo.settingsInfo.implementation,
              ).toExtend<AddressEx>()
            break
          case TransactionInfoType.TWAP_ORDER:
            if (txInfo.startTime.startType === StartTimeValue.AT_EPOCH)
              expectTypeOf(txInfo.startTime.epoch).toBeNumber()
            if (
              txInfo.durationOfPart.durationType === DurationType.LIMIT_DURATION
            )
              expectTypeOf(txInfo.durationOfPart).toHaveProperty('duration')
            break
        }
        if (executionInfo?.type === DetailedExecutionInfoType.MULTISIG)
          expectTypeOf(executionInfo).toEqualTypeOf<MultisigExecutionInfo>()
      }
    }
    const details = await getTransactionDetails('1', '0x')
    if (
      details.detailedExecutionInfo?.type === DetailedExecutionInfoType.MODULE
    )
      expectTypeOf(
        details.detailedExecutionInfo,
      ).toEqualTypeOf<ModuleExecutionDetails>()
    const chain = await getChainConfig('1')
    for (const price of chain.gasPrice)
      if (price.type === GAS_PRICE_TYPE.FIXED_1559)
        expectTypeOf(price.maxFeePerGas).toBeString()
    expectTypeOf(chain.features.includes(FEATURES.EIP1559)).toBeBoolean()
    for (const message of (await getSafeMessages('1', '0x')).results)
      if (message.type === SafeMessageListItemType.MESSAGE)
        expectTypeOf(message).toEqualTypeOf<SafeMessage>()
    for (const app of await getSafeApps('1')) {
      if (app.accessControl.type === SafeAppAccessPolicyTypes.DomainAllowlist)
        expectTypeOf(app.accessControl).toHaveProperty('value')
      expectTypeOf(
        app.features.includes(SafeAppFeatures.BATCHED_TRANSACTIONS),
      ).toBeBoolean()
    }
    const view = await getConfirmationView('1', '0x', Operation.CALL, '0x')
    if (view.type === ConfirmationViewTypes.COW_SWAP_ORDER)
      expectTypeOf(view).toEqualTypeOf<SwapOrderConfirmationView>()
  })
})
