import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { portVariables, root, type Settings } from './settings.ts'

/** The gateway's list of apps, with the sample app where it is in this stack. */
export function writeSafeApps({
  data,
  ports,
}: Pick<Settings, 'data' | 'ports'>): string {
  const text = readFileSync(
    join(root, 'apps/gateway/config/safe-apps.json'),
    'utf8',
  )
  const path = join(data, 'safe-apps.json')
  mkdirSync(data, { recursive: true })
  const usual = `http://127.0.0.1:${portVariables.sampleApp.port}`
  const actual = `http://127.0.0.1:${ports.sampleApp}`
  writeFileSync(path, text.replaceAll(usual, actual))
  return path
}
