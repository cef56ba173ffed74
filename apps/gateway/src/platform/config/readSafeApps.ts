import { safeAppsSchema } from '@strongroom/gateway-schemas'
import type { SafeApp } from '@strongroom/gateway-sdk'
import { ConfigError } from '../errors/startErrors.ts'
import { readJsonFile } from './readJsonFile.ts'

const isWebUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
}

const isOrigin = (text: string) =>
  isWebUrl(text) && URL.parse(text)?.origin === text

/** Fault of an app beyond its form. */
const faultOf = ({ url, iconUrl, accessControl }: SafeApp) => {
  if (!isWebUrl(url)) return 'url must be an http or https URL'
  if (typeof iconUrl === 'string' && !isWebUrl(iconUrl)) {
    return 'iconUrl must be an http or https URL'
  }
  switch (accessControl.type) {
    case 'NO_RESTRICTIONS':
      return undefined
    case 'DOMAIN_ALLOWLIST':
      return accessControl.value?.every(isOrigin) === true
        ? undefined
        : 'accessControl.value must list origins, as in https://wallet.example'
    default:
      return 'accessControl.type must be NO_RESTRICTIONS or DOMAIN_ALLOWLIST'
  }
}

/**
 * The apps an operator offers.
 *
 * @throws ConfigError naming the app and the field.
 */
export function readSafeApps(path: string): readonly SafeApp[] {
  const result = safeAppsSchema.safeParse(readJsonFile(path, 'safe apps'))
  if (!result.success) {
    const [issue] = result.error.issues
    const where = issue?.path.join('.') || 'the whole'
    throw new ConfigError(`${path}: ${where}: ${issue?.message}.`)
  }
  const apps = result.data
  for (const [position, app] of apps.entries()) {
    const fault = faultOf(app)
    if (fault !== undefined) {
      throw new ConfigError(`${path}: ${position}: ${fault}.`)
    }
  }
  if (new Set(apps.map((app) => app.id)).size < apps.length) {
    throw new ConfigError(`${path}: two apps have the same id.`)
  }
  return apps
}
