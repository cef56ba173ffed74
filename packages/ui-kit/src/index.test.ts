import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as kit from './index.ts'

test('exports', () => {
  expect(Object.keys(kit).sort()).toMatchInlineSnapshot(`
    [
      "AccountMenu",
      "Address",
      "AddressGroups",
      "AddressInput",
      "AddressQr",
      "AmountInput",
      "AppCard",
      "AppIcon",
      "AssetTable",
      "Badge",
      "BlockedPopupDialog",
      "Button",
      "CallTree",
      "Card",
      "ChainBadge",
      "ChainSwitcher",
      "Checkbox",
      "ClaimMark",
      "ConflictGroup",
      "ConnectButton",
      "ConnectDialog",
      "ConsequenceStrip",
      "CopyButton",
      "DateLabel",
      "DensitySwitch",
      "DescriptionClaim",
      "DescriptionList",
      "Dialog",
      "EmptyState",
      "ErrorState",
      "ExecutionFacts",
      "ExternalLink",
      "FiatAmount",
      "FilterChips",
      "FindingList",
      "ForeignText",
      "HashPanel",
      "HexBlock",
      "Icon",
      "IconButton",
      "Identicon",
      "LabelsProvider",
      "LimitMeter",
      "LinkButton",
      "Menu",
      "MessageActions",
      "MessageContent",
      "MessageDetails",
      "MessageRiskList",
      "MessageView",
      "MoreRows",
      "NestedTransactions",
      "NftGrid",
      "NonceBadge",
      "Notice",
      "NumberField",
      "OwnerChangeTable",
      "Owners",
      "PageHeader",
      "PermissionPrompt",
      "ProblemList",
      "ProvenTransactionRow",
      "QrCode",
      "QueueLabel",
      "RawFields",
      "RecipientList",
      "RiskList",
      "SafeAppFrame",
      "SelectField",
      "SignatureTimeline",
      "Skeleton",
      "Stack",
      "StatusBadge",
      "Stepper",
      "Table",
      "TextArea",
      "TextField",
      "ThemeSwitch",
      "ThresholdMeter",
      "TimeOfDay",
      "ToastLog",
      "Toaster",
      "TokenAmount",
      "TransactionActions",
      "TransactionDetails",
      "TransactionFacts",
      "TransactionRow",
      "TransactionSentence",
      "TrustLine",
      "TypedDataView",
      "VirtualList",
      "VisuallyHidden",
      "applyDensity",
      "applyTheme",
      "classifyAsset",
      "classifyCall",
      "classifyName",
      "cleanText",
      "compareHashes",
      "createToastStore",
      "defaultDetailsLabels",
      "defaultHashLabels",
      "defaultLabels",
      "defaultSentenceLabels",
      "defaultTimelineLabels",
      "defaultTransactionLabels",
      "describeAddress",
      "describeMessageProblem",
      "describeMessageRisk",
      "describeProblem",
      "describeRisk",
      "describeTransaction",
      "findConnectFailure",
      "findLookAlike",
      "formatAmount",
      "formatDuration",
      "formatFiat",
      "groupHex",
      "isWaiting",
      "layoutCalls",
      "layoutTypedData",
      "listChains",
      "listDownloads",
      "listOwners",
      "listPairingApps",
      "listWallets",
      "mapLabels",
      "markInvisible",
      "parseAddressText",
      "parseAmount",
      "provenToken",
      "provenWord",
      "readAddressInput",
      "readAmountInput",
      "readThreshold",
      "safeHref",
      "safeImageSource",
      "shortenAddress",
      "suggestAmounts",
      "summarizeCall",
      "transactionHashRows",
      "trustOf",
      "useActivationDelay",
      "useAddressInput",
      "useChainSwitcher",
      "useNameLookup",
      "useVirtualRows",
    ]
  `)
})

test('behavior: entry, README and stories put a component into the same section', () => {
  const folder = new URL('..', import.meta.url).pathname
  const read = (path: string) => readFileSync(folder + path, 'utf8')
  const entry = read('src/index.ts') + read('src/connect/index.ts')
  const [, ...sections] = entry.split(/^\/\/ (?=[A-Z]\w+:)/mu)
  const sectionOf = new Map(
    sections.flatMap((section) => {
      const [title = ''] = section.split(':')
      const names = section.matchAll(
        /(?<!type )\b[A-Z]\w+\b(?=[^{}]*\} from)/gu,
      )
      return [...names].map(([name]) => [name, title] as const)
    }),
  )
  const rows = read('README.md').matchAll(/^\| (\w+) +\| (`[A-Z].+) \|$/gmu)
  const listed = [...rows].flatMap(([, title = '', names = '']) =>
    [...names.matchAll(/`([A-Z]\w+)`/gu)].map(
      ([, name]) =>
        [name, `${title.slice(0, 1).toUpperCase()}${title.slice(1)}`] as const,
    ),
  )
  const stories = globSync('src/**/*.stories.tsx', { cwd: folder })
    .map((file) => /title: '(\w+)\/(\w+)'/u.exec(read(file)))
    .flatMap((found) => (found === null ? [] : [[found[2], found[1]] as const]))
    .filter(([name]) => name !== 'Armed')
  expect(listed.length).toBeGreaterThan(60)
  expect(stories.length).toBeGreaterThan(60)
  for (const [name = '', section] of [...listed, ...stories])
    expect.soft(sectionOf.get(name), name).toBe(section)
})
