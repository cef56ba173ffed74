import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const source = '@strongroom/source'
// Debian's Chromium (or any other) instead of Playwright's own download.
const executablePath = process.env['CHROMIUM_PATH']

// What is waited for comes late on a busy machine; a second is too little.
const patience = 15_000

const browserTests = '{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'

export default defineConfig({
  test: {
    // Most tests wait for a chain, a store or a process rather than compute.
    maxWorkers: 4,
    projects: [
      {
        resolve: {
          conditions: [source, 'module', 'node', 'development|production'],
        },
        ssr: {
          resolve: {
            conditions: [source, 'module', 'node', 'development|production'],
          },
        },
        test: {
          name: 'node',
          environment: 'node',
          // Their builds for bundlers import older packages as bundlers do.
          server: { deps: { inline: [/@walletconnect\//] } },
          include: [
            '{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: [
            '**/*.browser.test.{ts,tsx}',
            '**/node_modules/**',
            '**/dist/**',
          ],
          testTimeout: 60_000,
          expect: { poll: { timeout: patience } },
          hookTimeout: 120_000,
        },
      },
      {
        resolve: {
          conditions: [source, 'module', 'browser', 'development|production'],
        },
        // A dependency that is found late makes Vite reload a test that runs.
        optimizeDeps: { entries: [browserTests] },
        test: {
          name: 'browser',
          include: [browserTests],
          expect: { poll: { timeout: patience } },
          exclude: ['**/node_modules/**', '**/dist/**'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath === undefined ? {} : { executablePath }),
                args: [
                  '--no-sandbox',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                  '--disable-quic',
                  '--no-first-run',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
