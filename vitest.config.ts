import { globSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { storyTests } from './packages/ui-kit/.storybook/storyTests.ts'
import { compileTexts } from './scripts/compileTexts.ts'
import { browserConditions } from './scripts/vite.ts'

const nodeConditions = [
  '@strongroom/source',
  'module',
  'node',
  'development|production',
]
// Debian's Chromium (or any other) instead of Playwright's own download.
const executablePath =
  process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']

// Events come late on a busy machine; a second is too little.
const patience = 15_000

const generated = ['**/node_modules/**', '**/dist/**']
const longTests = '{packages,apps,scripts}/**/*.long.test.ts'
const unitTests = globSync(
  [
    '{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}',
    '{bench,docs/build,scripts}/**/*.test.ts',
  ],
  { exclude: [...generated, '**/*.browser.test.{ts,tsx}', longTests] },
)
// Starting a process and importing the modules again takes a third of the time, so
// only tests that leave something behind for others have a process of their own.
const leavesTraces = [
  // Modules, globals and timers are replaced.
  /vi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers)\(|globalThis\.\w+ = /u,
  /@vitest-environment/u,
  // The network is.
  /msw|FakeGateway/u,
  // The published client's address is, which another file expects to be its own.
  /setBaseUrl'?\]?(?:\?\.)?\(/u,
  // Requests time out after the test.
  /safe-apps-bridge|createSafeConnector|createWalletConnect/u,
]
const isIsolated = (file: string) => {
  const text = file + readFileSync(file, 'utf8')
  return leavesTraces.some((trace) => trace.test(text))
}

const unit = {
  environment: 'node',
  // Their builds for bundlers import older packages as bundlers do.
  server: { deps: { inline: [/@walletconnect\//] } },
  exclude: generated,
  testTimeout: 60_000,
  expect: { poll: { timeout: patience } },
  hookTimeout: 120_000,
} as const

const browserTests = '{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'
const stories = 'packages/ui-kit/src/**/*.stories.tsx'
const storyRunner = 'packages/ui-kit/.storybook/testStories.ts'

const launchOptions = {
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
}

export default defineConfig({
  test: {
    // Most tests wait for a chain, a store or a process rather than compute.
    maxWorkers: 6,
    projects: [
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          ...unit,
          name: 'node',
          include: unitTests.filter((file) => !isIsolated(file)),
          isolate: false,
        },
      },
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          ...unit,
          name: 'node-isolated',
          include: unitTests.filter(isIsolated),
        },
      },
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: 'long',
          environment: 'node',
          server: { deps: { inline: [/@walletconnect\//] } },
          include: [longTests],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 1_800_000,
          expect: { poll: { timeout: patience } },
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [compileTexts],
        resolve: { conditions: browserConditions },
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
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [storyTests()],
        cacheDir: 'node_modules/.vite/stories',
        resolve: { conditions: browserConditions },
        optimizeDeps: { entries: [stories, storyRunner] },
        test: {
          name: 'stories',
          include: [stories],
          // Stories share a page, as they do in Storybook.
          isolate: false,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions,
              // A snapshot reads the same on every machine and day.
              contextOptions: {
                locale: 'en-US',
                timezoneId: 'UTC',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
