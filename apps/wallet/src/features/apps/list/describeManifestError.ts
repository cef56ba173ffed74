import {
  ManifestError,
  type ManifestReason,
} from '@strongroom/safe-apps-bridge/host'
import type { useAddAppTexts } from './addTexts.ts'

type Translate = ReturnType<typeof useAddAppTexts>

/** Explains why the manifest of an app could not be read, for its developer. */
export function describeManifestError(error: unknown, t: Translate): string {
  return error instanceof ManifestError
    ? describeReason(error.reason, t)
    : t('unreadText')
}

function describeReason(reason: ManifestReason, t: Translate): string {
  switch (reason.kind) {
    case 'status':
      return t(reason.status === 404 ? 'missingText' : 'statusText', {
        status: String(reason.status),
      })
    case 'timeout':
      return t('timeoutText', { seconds: Math.round(reason.limit / 1000) })
    case 'size':
      return t('sizeText', { size: String(reason.limit / 1024) })
    case 'field':
      return reason.field === 'icons'
        ? t('iconsText')
        : t('fieldText', { field: reason.field })
    default:
      return t(`${reason.kind}Text`)
  }
}
