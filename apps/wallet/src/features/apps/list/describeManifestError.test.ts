import {
  ManifestError,
  type ManifestReason,
} from '@strongroom/safe-apps-bridge/host'
import { expect, test } from 'vitest'
import { useAddAppTexts } from './addTexts.ts'
import { describeManifestError } from './describeManifestError.ts'

const t = await useAddAppTexts.load('en')

test.each<[ManifestReason, string | RegExp]>([
  [{ kind: 'address' }, /https address/],
  [{ kind: 'status', status: 404 }, /status 404 \(not found\)/],
  [{ kind: 'status', status: 500 }, /status 500\.$/],
  [{ kind: 'redirect' }, /redirects/],
  [{ kind: 'cors' }, /Access-Control-Allow-Origin/],
  [{ kind: 'network' }, /did not answer/],
  [{ kind: 'timeout', limit: 5000 }, /within 5 seconds/],
  [{ kind: 'size', limit: 262_144 }, /larger than 256 kB/],
  [{ kind: 'json' }, /not a JSON object/],
  [{ kind: 'field', field: 'name' }, /“name”/],
  [{ kind: 'field', field: 'description' }, /“description”/],
  [{ kind: 'field', field: 'icons' }, /“iconPath”/],
])('default: %j', (reason, text) => {
  expect(describeManifestError(new ManifestError('', { reason }), t)).toMatch(
    text,
  )
})

test('behavior: another error gets a plain sentence without its text', () => {
  expect(describeManifestError(new Error('secret'), t)).toBe(
    'Its manifest.json could not be read.',
  )
})
