import { buildApps } from '../../scripts/stack/buildApps.ts'

// Before all workers: two stacks must not build the same sites at once.
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default buildApps
