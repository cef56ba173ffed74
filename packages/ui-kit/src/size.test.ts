/// <reference types="node" />
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))

async function sizeOf(source: string, loader: 'css' | 'tsx') {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: here, loader },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@strongroom/source'],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const text = outputFiles[0]?.contents ?? new Uint8Array()
  return gzipSync(text, { level: 9 }).length
}

const one = (name: string) =>
  sizeOf(`export { ${name} } from './index.ts'`, 'tsx')

// Budgets in bytes of gzip, React left out.
test.each([
  ['ConnectDialog', 12_000],
  ['AccountMenu', 7_500],
  ['Dialog', 3_000],
  ['Button', 1_000],
  ['Address', 3_000],
  ['AddressQr', 10_000],
  ['TokenAmount', 2_000],
  ['FiatAmount', 1_500],
  ['ThresholdMeter', 1_000],
  ['Owners', 4_000],
  ['ChainSwitcher', 4_500],
  ['AddressInput', 12_000],
  ['AmountInput', 5_500],
  ['TransactionRow', 6_000],
  ['TransactionDetails', 20_000],
  ['SignatureTimeline', 5_500],
  ['HashPanel', 4_000],
  ['CallTree', 8_000],
  ['MessageView', 3_500],
  ['TypedDataView', 8_500],
  ['Toaster, createToastStore', 4_500],
  ['ToastLog', 3_300],
  ['VirtualList', 13_000],
  ['Table', 16_500],
  ['MoreRows', 1_200],
  ['NftGrid', 6_000],
  ['AssetTable', 7_000],
  ['ErrorState', 3_300],
  ['Skeleton', 500],
  ['AppCard', 3_500],
  ['PermissionPrompt', 4_500],
  ['SafeAppFrame', 14_000],
])('behavior: the size of %s', async (name, budget) => {
  expect(await one(name)).toBeLessThanOrEqual(budget)
})

test('behavior: the whole sheet', async () => {
  expect(await sizeOf(`@import './styles.css';`, 'css')).toBeLessThanOrEqual(
    12_000,
  )
})

test('behavior: the sheets of the connect dialog alone', async () => {
  const sheets = [
    'reset/reset',
    'tokens/tokens',
    'text/text',
    'button/button',
    'dialog/dialog',
    'qr-code/qr-code',
    'connect/connect',
  ].map((name) => `@import './${name}.css';`)
  expect(await sizeOf(sheets.join('\n'), 'css')).toBeLessThanOrEqual(4_096)
})
