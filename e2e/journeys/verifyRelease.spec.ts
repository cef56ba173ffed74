import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { verifyDeployment } from '@strongroom/verify'
import { root } from '../../scripts/stack/settings.ts'
import { editFile, openWalletHost } from '../support/walletHost.ts'

test('a host of the build has no difference, and each change on it is named', async () => {
  const release = await readFile(
    join(root, 'apps/wallet/dist/release.json'),
    'utf8',
  )
  const host = await openWalletHost({
    gatewayUrl: 'https://gateway.example',
    chains: { 1: { rpcUrl: 'https://rpc.example' } },
    walletConnectProjectId: 'ours',
    reportUrl: 'https://reports.example',
    appOrigins: ['https://app.example'],
  })
  const verify = () => verifyDeployment(host.url, { release })
  await host.publish()
  const honest = await verify()
  expect(honest.differences).toEqual([])
  expect(honest.files).toBeGreaterThan(300)
  expect(honest.choices['connect-src']).toBe(
    "'self' https://gateway.example https://rpc.example wss://relay.walletconnect.org https://verify.walletconnect.org",
  )

  await host.publish(undefined, async (dir) => {
    await editFile(join(dir, 'service-worker.js'), (code) => `${code};`)
    await editFile(join(dir, 'index.html'), (html) => `${html} `)
  })
  const { differences } = await verify()
  expect(
    differences.map(({ path, kind }) => [
      path.replace(/verify-.*/u, 'verify-…'),
      kind,
    ]),
  ).toEqual([
    ['/', 'changed'],
    ['/index.html', 'changed'],
    ['/service-worker.js', 'changed'],
    ['/verify-…', 'changed'],
  ])
  await host.close()
})
