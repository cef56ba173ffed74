import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { portVariables, readSettings, root } from './settings.ts'
import { writeSafeApps } from './writeSafeApps.ts'

const data = () => join(mkdtempSync(join(tmpdir(), 'strongroom-')), 'data')

test('default', () => {
  const { ports } = readSettings([], {})
  const written = readFileSync(writeSafeApps({ data: data(), ports }), 'utf8')
  const listed = join(root, 'apps/gateway/config/safe-apps.json')
  expect(written).toBe(readFileSync(listed, 'utf8'))
})

test('behavior: takes name and description from the manifest of the app', () => {
  const { ports } = readSettings([], { [portVariables.sampleApp.name]: '7001' })
  const written = readFileSync(writeSafeApps({ data: data(), ports }), 'utf8')
  const [app] = JSON.parse(written)
  const manifest = JSON.parse(
    readFileSync(join(root, 'apps/sample-app/public/manifest.json'), 'utf8'),
  )
  expect(app).toMatchObject({
    url: 'http://127.0.0.1:7001',
    iconUrl: `http://127.0.0.1:7001/${manifest.iconPath}`,
    name: manifest.name,
    description: manifest.description,
  })
})
