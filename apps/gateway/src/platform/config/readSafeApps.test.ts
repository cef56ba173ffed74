import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SafeApp } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { readSafeApps } from './readSafeApps.ts'

const app: SafeApp = {
  id: 1,
  url: 'https://app.example',
  name: 'App',
  iconUrl: 'https://app.example/icon.svg',
  description: 'An app',
  chainIds: ['1'],
  provider: null,
  accessControl: { type: 'NO_RESTRICTIONS' },
  tags: [],
  features: [],
  developerWebsite: null,
  socialProfiles: [],
  featured: false,
}

const read = (content: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'strongroom-')), 'apps.json')
  writeFileSync(path, JSON.stringify(content))
  return readSafeApps(path)
}

test('default', () => {
  const listed: SafeApp = {
    ...app,
    id: 2,
    accessControl: { type: 'DOMAIN_ALLOWLIST', value: ['https://a.example'] },
  }
  expect(read([app, listed])).toEqual([app, listed])
})

test.each([
  [{}, 'the whole: Invalid input: expected array'],
  [[{ ...app, name: 7 }], '0.name: Invalid input: expected string'],
  [[{ ...app, chainIds: ['x'] }], '0.chainIds.0: Invalid chain ID'],
  [[{ ...app, url: 'javascript:1' }], '0: url must be an http or https URL.'],
  [[{ ...app, url: 'https://u:p@app.example' }], '0: url must be'],
  [[{ ...app, iconUrl: 'data:,' }], '0: iconUrl must be'],
  [
    [{ ...app, accessControl: { type: 'OTHER' } }],
    '0: accessControl.type must',
  ],
  [
    [{ ...app, accessControl: { type: 'DOMAIN_ALLOWLIST', value: ['a.b'] } }],
    '0: accessControl.value must list origins',
  ],
  [
    [{ ...app, accessControl: { type: 'DOMAIN_ALLOWLIST', value: null } }],
    '0: accessControl.value must list origins',
  ],
  [[app, app], 'two apps have the same id.'],
])('error: %#', (content, message) => {
  expect(() => read(content)).toThrow(message)
})

test('error: a missing file', () => {
  expect(() => readSafeApps('/no/such.json')).toThrow(
    'The safe apps file /no/such.json cannot be read.',
  )
})
