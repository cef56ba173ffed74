import {
  ManifestError,
  type ManifestReason,
} from '@strongroom/safe-apps-bridge/host'

/** Explains why the manifest of an app could not be read, for its developer. */
export function describeManifestError(error: unknown): string {
  return error instanceof ManifestError
    ? describeReason(error.reason)
    : 'Its manifest.json could not be read.'
}

function describeReason(reason: ManifestReason): string {
  switch (reason.kind) {
    case 'address':
      return 'An app needs an https address.'
    case 'status':
      return `Its server answered manifest.json with status ${reason.status}${reason.status === 404 ? ' (not found)' : ''}.`
    case 'redirect':
      return 'Its server redirects manifest.json to another address. Enter that address instead.'
    case 'cors':
      return 'Its server does not let other sites read manifest.json. It has to send the header Access-Control-Allow-Origin: *.'
    case 'network':
      return 'Its server did not answer. Check the address and your connection.'
    case 'timeout':
      return `Its server did not send manifest.json within ${Math.round(reason.limit / 1000)} seconds.`
    case 'size':
      return `Its manifest.json is larger than ${reason.limit / 1024} kB.`
    case 'json':
      return 'Its manifest.json is not a JSON object. There may be a web page at this address instead.'
    case 'field':
      return reason.field === 'icons'
        ? 'Its manifest.json names no icon: the field “icons” or “iconPath” is missing.'
        : `Its manifest.json has no usable field “${reason.field}”: it must be a text.`
  }
}
