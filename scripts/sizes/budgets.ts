// Bytes of gzip. React and TanStack Query, which every app has, are left out.

/** Components, each alone. All must be there. */
export const componentBudgets: Readonly<Record<string, number>> = {
  AccountMenu: 7500,
  Address: 3200,
  AddressInput: 7400,
  AddressQr: 10_450,
  AmountInput: 4950,
  AppCard: 3800,
  // With prices, changes and pictures of tokens.
  AssetTable: 8400,
  Button: 700,
  // With the sentence of each call, and what its author says.
  CallTree: 13_650,
  ChainSwitcher: 4150,
  ConnectButton: 19_900,
  ConnectDialog: 12_950,
  Dialog: 3150,
  ErrorState: 2550,
  // Reads the locale, as every amount does.
  FiatAmount: 1750,
  HashPanel: 1900,
  MessageView: 2250,
  MoreRows: 1300,
  NftGrid: 6450,
  Owners: 3850,
  PermissionPrompt: 5000,
  // Its sentences for contradictions load with the first.
  ProvenTransactionRow: 8400,
  SafeAppFrame: 11_750,
  SignatureTimeline: 4350,
  Skeleton: 570,
  Table: 7800,
  ThresholdMeter: 1150,
  ToastLog: 3650,
  Toaster: 3800,
  TokenAmount: 2150,
  // Its parts load while the checks run.
  TransactionDetails: 11_900,
  // With the marks of what is not proven.
  TransactionRow: 7700,
  TypedDataView: 7800,
  VirtualList: 4000,
}

/** Sheets, by their use. */
export const sheetBudgets = {
  'styles.css': {
    // With the chips of a filter.
    budget: 12_900,
    sheets: ['styles'],
  },
  'connect.css': {
    // With the wallets that can be installed.
    budget: 4_160,
    sheets: ['connect'],
  },
} as const

/** Budget of a hook on top of the SDK: a client and the calls it makes. */
export const hookBudget = 1500

/**
 * Hooks that do more than call: they hash, decode and recover signed payloads,
 * call a node, sign in, or serve an app.
 */
// Signing and executing also read recipients, balances, allowances and tokens, and
// simulate the exact call: 6 to 7 kB, in chunks that a review loads with its checks.
export const largerHooks: Readonly<Record<string, number>> = {
  // Plans and simulates several executions.
  useBatchExecution: 13_330,
  useBridgeHost: 6300,
  useDeleteTransaction: 7400,
  useExecuteTransaction: 36_250,
  useExecutionUpdates: 5200,
  useRejectTransaction: 35_150,
  // Hashes the request and recovers its signature.
  // Its stream of events takes 0.8 kB of it.
  useSafeUpdates: 2300,
  useSignDelegate: 8150,
  useSignIn: 3600,
  // Names the tokens of a description.
  useSignMessage: 25_400,
  useSignTransaction: 34_800,
  useMessageReview: 5930,
  useTransactionReview: 10_400,
  // With the executions of this browser; the code that proves loads with the first row.
  useTransactionStatus: 1980,
  useTransactionStatuses: 2020,
  useVerifiedMessage: 12_300,
  // Reads the execution's own events, too.
  useVerifiedTransaction: 15_900,
}
