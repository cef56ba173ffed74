import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Modules that the first file needs anyway, so that pages leave them out. */
const frame =
  /wallet\/src\/(?:app\/(?!shell\/Toast(?:Log|er)\.tsx|safe\/SafeRefusal\.tsx)|rpc\/|storage\/)|useNames\.ts|ConnectWhenAsked\.tsx|execute\/(?:createExecutionStore|executionsOf|use(?:Pending)?Executions?)\.ts/

/** Parts that some pages need and others do not: a file each. */
const parts = {
  more: /\/MoreRows\.tsx/,
  fields: /ui-kit\/src\/field\//,
  money: /ui-kit\/src\/amount\/(?:FiatAmount|formatFiat)/,
  rows: /ui-kit\/src\/(?:transaction\/(?!StatusBadge|statusLabels|TimeOfDay|useTimeZone|dateFormat|humanizeConstant)|address\/ShortAddress)/,
  building: /safe-protocol\/src\/hash\/createSafeTransaction/,
  hashing:
    /safe-protocol\/src\/(?:hash\/(?!hashTypedData|hashSafeMessage)|signatures\/(?!normalize)|bytes|abi|deployments|generated|errors|SafeVersion)|verify\/(?:verifyConfirmation|abiWords|callView|isContradiction|readSafeNow|sameText|readChainSafe|compareState|withDeadline|createSlices|verificationSlices|yieldTurn)/,
  protocol:
    /safe-protocol\/(?!src\/(?:risks\/findMessage|execution\/|signatures\/normalize|hash\/hash(?:TypedData|SafeMessage)))/,
  typed: /internal\/src\/typedData|hash\/hash(?:TypedData|SafeMessage)\.ts/,
  dialog: /ui-kit\/src\/dialog\//,
  timeline: /ui-kit\/src\/timeline\//,
  asking:
    /react-hooks\/src\/sign\/(?:assertWallet|isRejection|errorCodes|errorLine|SigningError|createWalletPort)/,
  // Code that compares a record with the chain or signs loads after the first screen.
  checks:
    /react-hooks\/src\/(?:verify\/(?!.*Message|readTypedData|readSignable|readByDigest|sameText)|sign\/(?!use|.*Message|withWallet|RefusedError|runUntilClosed|assertOpen)|review\/(?:check|transactionActions))/,
  signing:
    /features\/review\/(?:NoRpc|ChainLine)|ui-kit\/src\/(?:hash-panel|call-tree\/(?:HexBlock|ParameterValue|callTreeLabels)|review\/(?:actionLabels|ReviewBar|RiskList|FindingList|NoRpcNotice|describeProblem|describeRisk|toneOf|hashLabels))/,
  review:
    /features\/(?:review\/(?!useToken|[dD]raft|NonceGap|SimulationLine))|ui-kit\/src\/(?:call-tree|hash-panel|review\/(?!.*[mM]essage))/,
  nonces: /features\/send\/(?:checkNonce|useQueueNonces)/,
  drafts: /features\/review\/[dD]raft/,
  messageChecks:
    /react-hooks\/src\/(?:sign|verify|review\/(?:check|messageActions))\/?.*(?:Message|readTypedData|readSignable|readByDigest)|risks\/findMessage/,
  messages:
    /features\/messages\/(?!buildSign|OnChain)|ui-kit\/src\/(?:(?:message|typed-data)-view\/|review\/.*[mM]essage)/,
  // Only while an execution is under way.
  executing:
    /safe-protocol\/src\/execution\/|react-hooks\/src\/execute\/(?!simulate|isNodeRefusal|createExecutionStore|executionsOf|use(?:Pending)?Executions?\.)/,
}
const isPart = (id: string) =>
  Object.values(parts).some((part) => part.test(id))

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@reown/appkit/core': new URL(
        './src/features/connect/noModal.ts',
        import.meta.url,
      ).pathname,
    },
    // Workspace packages resolve to their sources: no build order to keep.
    conditions: [
      '@strongroom/source',
      'module',
      'browser',
      'development|production',
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // The polyfill would be an inline script, which the policy forbids.
    modulePreload: { polyfill: false },
    // Data URLs would need `data:` in more directives than images.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Left alone every shared module becomes a file of its own: a page
        // would ask for forty, each compressed by itself.
        codeSplitting: {
          groups: [
            // With all that it needs itself: so no two files import each other.
            { name: 'frame', priority: 4, test: frame },
            {
              name: 'base',
              minShareCount: 8,
              priority: 3,
              // Most pages hash transactions only.
              test: (id: string) => !parts.typed.test(id),
            },
            {
              name: 'shared',
              minShareCount: 4,
              priority: 2,
              test: (id: string) => !isPart(id),
            },
            ...Object.entries(parts).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              priority: 1,
            })),
          ],
        },
      },
    },
  },
})
