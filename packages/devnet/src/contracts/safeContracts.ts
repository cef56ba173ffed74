/** The contracts of one Safe release, by the names used everywhere here. */
export type SafeContractName =
  | 'singleton'
  | 'singletonL2'
  | 'proxyFactory'
  | 'fallbackHandler'
  | 'multiSend'
  | 'multiSendCallOnly'
  | 'createCall'
  | 'simulateTxAccessor'
  | 'signMessageLib'
  | 'migration'
  | 'toL2Migration'
  | 'toL2Setup'
  | 'tokenCallbackHandler'
  | 'extensibleFallbackHandler'

/** Where the creation bytecode and the published address and hash come from. */
export interface SafeContractSource {
  name: SafeContractName
  /** Path under the npm package's `build/artifacts/contracts`. */
  artifact: string
  /** File name in safe-deployments. */
  deployment: string
  /** Other contracts of the release that the constructor takes. */
  constructorArguments?: readonly SafeContractName[]
}

export interface SafeRelease {
  version: '1.3.0' | '1.4.1' | '1.5.0'
  contracts: readonly SafeContractSource[]
}

const source = (
  name: SafeContractName,
  artifact: string,
  deployment: string,
  constructorArguments: readonly SafeContractName[] = [],
): SafeContractSource => ({ name, artifact, deployment, constructorArguments })

const shared = [
  source(
    'fallbackHandler',
    'handler/CompatibilityFallbackHandler',
    'compatibility_fallback_handler',
  ),
  source('multiSend', 'libraries/MultiSend', 'multi_send'),
  source(
    'multiSendCallOnly',
    'libraries/MultiSendCallOnly',
    'multi_send_call_only',
  ),
  source('createCall', 'libraries/CreateCall', 'create_call'),
  source(
    'simulateTxAccessor',
    'accessors/SimulateTxAccessor',
    'simulate_tx_accessor',
  ),
]

const sinceSafe14 = [
  source('singleton', 'Safe', 'safe'),
  source('singletonL2', 'SafeL2', 'safe_l2'),
  source('proxyFactory', 'proxies/SafeProxyFactory', 'safe_proxy_factory'),
  ...shared,
  source('signMessageLib', 'libraries/SignMessageLib', 'sign_message_lib'),
  source('toL2Setup', 'libraries/SafeToL2Setup', 'safe_to_l2_setup'),
  source('migration', 'libraries/SafeMigration', 'safe_migration', [
    'singleton',
    'singletonL2',
    'fallbackHandler',
  ]),
]

/**
 * The releases this package can install. SignMessageLib 1.3.0 is not among
 * them: no npm artifact compiles to the code that is deployed.
 */
export const safeReleases: readonly SafeRelease[] = [
  {
    version: '1.3.0',
    contracts: [
      source('singleton', 'GnosisSafe', 'gnosis_safe'),
      source('singletonL2', 'GnosisSafeL2', 'gnosis_safe_l2'),
      source('proxyFactory', 'proxies/GnosisSafeProxyFactory', 'proxy_factory'),
      ...shared,
    ],
  },
  {
    version: '1.4.1',
    contracts: [
      ...sinceSafe14,
      source(
        'toL2Migration',
        'libraries/SafeToL2Migration',
        'safe_to_l2_migration',
      ),
    ],
  },
  {
    version: '1.5.0',
    contracts: [
      ...sinceSafe14,
      source(
        'tokenCallbackHandler',
        'handler/TokenCallbackHandler',
        'token_callback_handler',
      ),
      source(
        'extensibleFallbackHandler',
        'handler/ExtensibleFallbackHandler',
        'extensible_fallback_handler',
      ),
    ],
  },
]
