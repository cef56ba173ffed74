/** The code of a refusal (EIP-1193). */
export const PERMISSIONS_REQUEST_REJECTED = 4001

/** A permission was refused, or requested in a wrong form. */
export class PermissionsError extends Error {
  code: number
  data?: unknown

  constructor(message: string, code: number, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
  /** Where the error is explained: a path of the documentation's site and of the repository. */
  get docsPath(): string {
    return '/packages/safe-apps-bridge/#permissionserror'
  }
}
