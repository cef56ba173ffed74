import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the first file needs anyway, so that no page's file has it. */
const frame =
  /wallet\/src\/(?:app|rpc|storage)\/|useNames\.ts|ConnectWhenAsked\.tsx|pendingExecutions\.ts/

/** Parts that some pages need and others do not: a file each. */
const parts = {
  fields: /ui-kit\/src\/field\//,
  rows: /ui-kit\/src\/transaction\/(?!StatusBadge|TransactionLabels|TimeOfDay|dateFormat)/,
  hashing:
    /safe-protocol\/src\/(?:hash|signatures|bytes|abi|deployments|generated|errors|SafeVersion)|verify\/(?:verifyConfirmation|abiWords|readChainSafe|compareState|withDeadline)/,
  protocol:
    /safe-protocol\/|react-hooks\/src\/verify\/(?!.*Message|readTypedData)/,
  signing:
    /features\/signing\/|react-hooks\/src\/sign\/(?!.*Message|checkDelegate|errorLine|errorCodes|isRejection|assertWallet|useWalletPort)|review\/(?:useReviewGuard|describeProblem|NoRpc|ChainLine|HashReminder|stepTexts)|call-tree\/(?:HexBlock|ParameterValue|callTreeLabels)|ui-kit\/src\/(?:hash-panel|timeline)\//,
  review:
    /features\/(?:review\/(?!useToken|[dD]raft|NonceGap)|signing\/|execution\/)|react-hooks\/src\/(?:execute\/|sign\/checkDelegate)|ui-kit\/src\/(?:call-tree|hash-panel|timeline)\//,
  drafts: /features\/review\/(?:[dD]raft|NonceGap)/,
  messages:
    /features\/messages\/(?!buildSign|OnChain|readByDigest)|react-hooks\/src\/sign\/.*Message|ui-kit\/src\/(?:message|typed-data)-view\/|verify\/(?:.*Message|readTypedData)/,
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
