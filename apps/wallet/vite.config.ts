import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the first file needs anyway, so that no page's file has it. */
const frame =
  /wallet\/src\/(?:app\/(?!shell\/Toast(?:Log|er)\.tsx|safe\/SafeRefusal\.tsx)|rpc\/|storage\/)|useNames\.ts|ConnectWhenAsked\.tsx|execute\/(?:createExecutionStore|executionsOf|use(?:Pending)?Executions?)\.ts/

/** Parts that some pages need and others do not: a file each. */
const parts = {
  more: /\/MoreRows\.tsx/,
  fields: /ui-kit\/src\/field\//,
  money: /ui-kit\/src\/amount\/(?:FiatAmount|formatFiat)/,
  rows: /ui-kit\/src\/(?:transaction\/(?!StatusBadge|statusLabels|TimeOfDay|useTimeZone|dateFormat|wordsOf)|address\/ShortAddress)/,
  hashing:
    /safe-protocol\/src\/(?:hash\/(?!hashTypedData|hashSafeMessage)|signatures\/(?!normalize)|bytes|abi|deployments|generated|errors|SafeVersion|risks\/policy)|verify\/(?:verifyConfirmation|abiWords|callView|isContradiction|readSafeNow|sameText|readChainSafe|compareState|withDeadline|createSlices|verificationSlices|yieldTurn)/,
  protocol:
    /safe-protocol\/(?!src\/(?:risks\/findMessage|execution\/|signatures\/normalize|hash\/hash(?:TypedData|SafeMessage)))|react-hooks\/src\/verify\/(?!.*Message|readTypedData|readByDigest|readSignable)/,
  typed: /internal\/src\/typedData|hash\/hash(?:TypedData|SafeMessage)\.ts/,
  dialog: /ui-kit\/src\/dialog\//,
  timeline: /ui-kit\/src\/timeline\//,
  signing:
    /features\/signing\/|react-hooks\/src\/sign\/(?!.*Message|assertAllowed|assertVerdict|checkDelegate|completeReview|reviewTransaction|signReviewed|proposalOf|ReviewedPayload|errorLine|errorCodes|isRejection|assertWallet|useWalletPort|requestSignature|checkSignature|askSafe|RefusedError|typedDataJson|rpcOf)|review\/(?:useReviewGuard|NoRpc|ChainLine|HashReminder|stepTexts)|call-tree\/(?:HexBlock|ParameterValue|callTreeLabels)|ui-kit\/src\/(?:hash-panel|review\/(?:describeProblem|FindingList|hashLabels))/,
  review:
    /features\/(?:review\/(?!useToken|[dD]raft|NonceGap|SignedFields|SimulationLine)|signing\/)|react-hooks\/src\/(?:execute\/isNodeRefusal|sign\/(?:checkDelegate|completeReview|reviewTransaction|proposalOf|ReviewedPayload))|ui-kit\/src\/(?:call-tree|hash-panel|review\/(?!.*[mM]essage|RawFields))/,
  nonces: /features\/send\/(?:checkNonce|useNonces)|noncesQueryOptions/,
  drafts: /features\/review\/[dD]raft/,
  messages:
    /features\/messages\/(?!buildSign|OnChain)|react-hooks\/src\/sign\/.*Message|ui-kit\/src\/(?:(?:message|typed-data)-view\/|review\/.*[mM]essage)|verify\/(?:.*Message|readTypedData|readByDigest|readSignable)|risks\/findMessage/,
  // Only after a click, or while an execution is under way.
  prompting:
    /sign\/(?:assertAllowed|assertVerdict|signReviewed|requestSignature|checkSignature|askSafe|RefusedError|typedDataJson|rpcOf)\.ts|normalizeSignature/,
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
            { name: 'base', minShareCount: 8, priority: 3 },
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
