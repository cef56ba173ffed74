import type { Address, Hex } from 'viem'

interface Execution {
  txHash: Hex
  /** Refund paid, in units of the gas token. */
  payment: bigint
}

interface Creation {
  proxy: Address
  singleton: Address
}

interface CreationL2 extends Creation {
  initializer: Hex
  saltNonce: bigint
}

interface Call {
  to: Address
  value: bigint
  data: Hex
  /** 0 or 1. */
  operation: bigint
}

/** Arguments by event. */
export interface SafeEventArgs {
  ExecutionSuccess: Execution
  ExecutionFailure: Execution
  ExecutionFromModuleSuccess: { module: Address }
  ExecutionFromModuleFailure: { module: Address }
  SafeSetup: {
    initiator: Address
    owners: Address[]
    threshold: bigint
    initializer: Address
    fallbackHandler: Address
  }
  SafeReceived: { sender: Address; value: bigint }
  SafeMultiSigTransaction: Call & {
    safeTxGas: bigint
    baseGas: bigint
    gasPrice: bigint
    gasToken: Address
    refundReceiver: Address
    signatures: Hex
    /** `abi.encode(nonce, msg.sender, threshold)`. */
    additionalInfo: Hex
  }
  SafeModuleTransaction: Call & { module: Address }
  AddedOwner: { owner: Address }
  RemovedOwner: { owner: Address }
  ChangedThreshold: { threshold: bigint }
  EnabledModule: { module: Address }
  DisabledModule: { module: Address }
  ChangedFallbackHandler: { handler: Address }
  ChangedGuard: { guard: Address }
  ChangedModuleGuard: { moduleGuard: Address }
  ChangedMasterCopy: { singleton: Address }
  ApproveHash: { approvedHash: Hex; owner: Address }
  SignMsg: { msgHash: Hex }
  ContractCreation: { newContract: Address }
  ProxyCreation: Creation
  ProxyCreationL2: CreationL2
  ChainSpecificProxyCreationL2: CreationL2 & { chainId: bigint }
  /** ERC-20 has `value`, ERC-721 has `tokenId`. */
  Transfer:
    | { from: Address; to: Address; value: bigint; tokenId?: undefined }
    | { from: Address; to: Address; tokenId: bigint; value?: undefined }
}

/** A decoded event: switch on `name`. */
export type SafeEvent = {
  [Name in keyof SafeEventArgs]: { name: Name; args: SafeEventArgs[Name] }
}[keyof SafeEventArgs]
