// Bytes of gzip. React and TanStack Query, which every app has, are left out.

/** Components, each alone. All must be there. */
export const componentBudgets: Readonly<Record<string, number>> = {
  AccountMenu: 7500,
  Address: 3200,
  AddressInput: 12_000,
  AddressQr: 10_200,
  AmountInput: 5500,
  AppCard: 3800,
  AssetTable: 7200,
  Button: 1000,
  CallTree: 8000,
  ChainSwitcher: 4500,
  ConnectButton: 19_500,
  ConnectDialog: 12_700,
  Dialog: 3000,
  ErrorState: 3300,
  FiatAmount: 1500,
  HashPanel: 4000,
  MessageView: 3500,
  MoreRows: 1300,
  NftGrid: 6300,
  Owners: 4000,
  PermissionPrompt: 4700,
  SafeAppFrame: 14_000,
  SignatureTimeline: 5500,
  Skeleton: 600,
  Table: 16_700,
  ThresholdMeter: 1000,
  ToastLog: 3600,
  Toaster: 4500,
  TokenAmount: 2000,
  TransactionDetails: 22_600,
  TransactionRow: 6400,
  TypedDataView: 8500,
  VirtualList: 13_000,
}

/** Sheets, by their use. */
export const sheetBudgets = {
  'styles.css': {
    budget: 12_000,
    sheets: ['styles'],
  },
  'connect.css': {
    budget: 4096,
    sheets: ['connect'],
  },
} as const

/** Budget of a hook on top of the SDK: a client and the calls it makes. */
export const hookBudget = 1500

/**
 * Hooks that do more than call: they hash, decode and recover signed payloads,
 * call a node, sign in, or serve an app.
 */
export const largerHooks: Readonly<Record<string, number>> = {
  useBridgeHost: 8700,
  useDeleteTransaction: 20_600,
  useExecuteTransaction: 28_000,
  useExecutionUpdates: 5500,
  useRejectTransaction: 27_500,
  useSignIn: 4800,
  useSignMessage: 24_000,
  useSignTransaction: 27_500,
  useMessageReview: 6000,
  useTransactionReview: 7500,
  useVerifiedMessage: 13_000,
  useVerifiedTransaction: 15_000,
}
