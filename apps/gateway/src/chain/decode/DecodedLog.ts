import type { Hex } from 'viem'

/** Decoded log; addresses in lower case. */
export type DecodedLog =
  | { type: 'ProxyCreation'; proxy: Hex; singleton: Hex }
  | {
      type: 'SafeSetup'
      owners: readonly Hex[]
      threshold: number
      initializer: Hex
      fallbackHandler: Hex
    }
  | ({ type: 'MultisigStarted' } & MultisigFields & {
        nonce: number
        threshold: number
      })
  | { type: 'MultisigEnded'; success: boolean; hash: Hex; payment: bigint }
  | ({ type: 'ModuleStarted' } & ModuleFields)
  | { type: 'ModuleEnded'; success: boolean; module: Hex }
  | { type: 'Received'; sender: Hex; value: bigint }
  | { type: 'Approved'; hash: Hex; owner: Hex }
  | { type: 'ThresholdChanged'; threshold: number }
  | ({ type: 'SettingsChanged' } & SettingsFields)
  | {
      type: 'Transfer'
      kind: 'ERC20' | 'ERC721'
      from: Hex
      to: Hex
      value: bigint
    }

/** Sets at most one field; settings outside the state set none. */
export interface SettingsFields {
  addedOwner?: Hex
  removedOwner?: Hex
  enabledModule?: Hex
  disabledModule?: Hex
  fallbackHandler?: Hex
  guard?: Hex
  singleton?: Hex
}

/** Parameters of `execTransaction`. */
export interface MultisigFields {
  to: Hex
  value: bigint
  data: Hex
  operation: number
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Hex
  refundReceiver: Hex
  signatures: Hex
}

/** Parameters of `execTransactionFromModule`, and who called it. */
export interface ModuleFields {
  module: Hex
  to: Hex
  value: bigint
  data: Hex
  operation: number
}

export type DecodedLogOf<type extends DecodedLog['type']> = Extract<
  DecodedLog,
  { type: type }
>
