/** Codes and texts for apps (the popup protocol's table). */
export const failures = {
  rejected: { code: 1000, message: 'User rejected' },
  nothingToSign: { code: 1001, message: 'Missing message or typedData' },
  invalidPayload: { code: 1003, message: 'Invalid payload' },
  invalidAuthorize: { code: 1004, message: 'Invalid payload' },
  unknown: { code: 2000, message: 'Unknown error' },
  noAddress: { code: 2001, message: "Can't get user address" },
  noWallet: { code: 3000, message: "Can't create the wallet" },
  cannotSimulate: { code: 4000, message: "Can't simulate contract request" },
} as const

/** One row of {@link failures}. */
export type Failure = (typeof failures)[keyof typeof failures]

/** The row of a code; an unknown code is an unknown error. */
export function failureOf(code: number): Failure {
  return (
    Object.values(failures).find((failure) => failure.code === code) ??
    failures.unknown
  )
}
