// Bytes of gzip. React and TanStack Query, which every app has, are left out.

/** Components, each alone. All must be there. */
export const componentBudgets: Readonly<Record<string, number>> = {
  AccountMenu: 7500,
  Address: 3200,
  AddressInput: 12_000,
  AddressQr: 10_400,
  AmountInput: 5500,
  AppCard: 3800,
  // With prices, changes and pictures of tokens.
  AssetTable: 8300,
  Button: 1000,
  // With the sentence of each call, and what its author says.
  CallTree: 12_500,
  ChainSwitcher: 4500,
  ConnectButton: 19_900,
  ConnectDialog: 12_950,
  Dialog: 3100,
  ErrorState: 3300,
  // Reads the locale, as every amount does.
  FiatAmount: 1750,
  HashPanel: 4000,
  MessageView: 3500,
  MoreRows: 1300,
  NftGrid: 6450,
  Owners: 4000,
  PermissionPrompt: 4950,
  // Its sentences for contradictions load with the first.
  ProvenTransactionRow: 7900,
  SafeAppFrame: 14_000,
  SignatureTimeline: 5500,
  Skeleton: 600,
  Table: 7000,
  ThresholdMeter: 1000,
  ToastLog: 3600,
  Toaster: 4500,
  TokenAmount: 2150,
  // With the texts for recipients, allowances, tokens and the simulation.
  TransactionDetails: 25_000,
  // With the marks of what is not proven.
  TransactionRow: 7250,
  TypedDataView: 8500,
  VirtualList: 3000,
}

/** Sheets, by their use. */
export const sheetBudgets = {
  'styles.css': {
    budget: 12_600,
    sheets: ['styles'],
  },
  'connect.css': {
    // With the wallets that can be installed.
    budget: 4_200,
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
  useBridgeHost: 6300,
  useDeleteTransaction: 7400,
  useExecuteTransaction: 34_000,
  useExecutionUpdates: 5200,
  useRejectTransaction: 33_700,
  useSignIn: 3600,
  // Names the tokens of a description.
  useSignMessage: 24_800,
  useSignTransaction: 33_300,
  useMessageReview: 5450,
  useTransactionReview: 9050,
  // With the executions of this browser; the code that proves loads with the first row.
  useTransactionStatus: 1900,
  useTransactionStatuses: 1950,
  useVerifiedMessage: 12_300,
  // Reads the execution's own events, too.
  useVerifiedTransaction: 15_150,
}
