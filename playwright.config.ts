import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

// Debian's Chromium (or any other) instead of Playwright's own download.
const executablePath =
  process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // Only --update-snapshots writes pictures.
  updateSnapshots: 'none',
  globalSetup: './e2e/support/buildOnce.ts',
  // Each worker has a stack of its own; the journeys of a file take turns.
  workers: Math.max(2, availableParallelism() - 1),
  fullyParallel: false,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/support/interactionsReporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    trace: 'off',
    // A step that hangs is named, long before its test ends.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        // Texts look the same with and without windows; a page draws without a detour.
        '--font-render-hinting=slight',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
})
