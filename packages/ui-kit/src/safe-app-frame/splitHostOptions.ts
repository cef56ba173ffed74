import type { SafeAppHostOptions } from './SafeAppFrame.tsx'

// Lists every option: the type rejects a missing new one.
const keys: Readonly<Record<keyof SafeAppHostOptions, true>> = {
  allowedOrigins: true,
  checksumAddress: true,
  emptyOnDenied: true,
  handlers: true,
  logRange: true,
  onAudit: true,
  onBlocked: true,
  onReturned: true,
  permissions: true,
  permissionScope: true,
  readTimeout: true,
  refuseReadOnly: true,
  revision: true,
  txServiceUrl: true,
}

/** Separates the host's options from the attributes of the section. */
export function splitHostOptions<T extends SafeAppHostOptions>(
  props: T,
): { options: SafeAppHostOptions; rest: Omit<T, keyof SafeAppHostOptions> } {
  const options: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(props))
    if (!Object.hasOwn(keys, key)) rest[key] = value
    else if (value !== undefined) options[key] = value
  return {
    options: options as unknown as SafeAppHostOptions,
    rest: rest as Omit<T, keyof SafeAppHostOptions>,
  }
}
