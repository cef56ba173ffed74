import { defineConfig } from '@playwright/test'
import shared from '../../../playwright.config.ts'

// Run by ../harness.spec.ts, over pictures in a folder of its own.
export default defineConfig({
  testDir: '.',
  testMatch: 'pages.ts',
  outputDir: `${process.env['LOOKS_FOLDER']}/results`,
  snapshotPathTemplate: `${process.env['LOOKS_FOLDER']}/{arg}{ext}`,
  updateSnapshots: 'none',
  workers: 1,
  use: {
    ...shared.use,
    launchOptions: {
      ...shared.use?.launchOptions,
      args: [
        ...(shared.use?.launchOptions?.args ?? []),
        ...(process.env['LOOKS_ARGS']?.split(' ') ?? []),
      ],
    },
  },
})
