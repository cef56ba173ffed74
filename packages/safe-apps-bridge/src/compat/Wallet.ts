import { Methods, RestrictedMethods } from './Methods.ts'
import {
  PERMISSIONS_REQUEST_REJECTED,
  PermissionsError,
} from './PermissionsError.ts'
import type { Communicator, Permission, PermissionRequest } from './sdkTypes.ts'

/** Permissions of the app. */
export class Wallet {
  private readonly communicator: Communicator

  constructor(communicator: Communicator) {
    this.communicator = communicator
  }

  async getPermissions(): Promise<Permission[]> {
    const { data } = await this.communicator.send<
      Methods,
      undefined,
      Permission[]
    >(Methods.wallet_getPermissions, undefined)
    return data
  }

  async requestPermissions(
    permissions: PermissionRequest[],
  ): Promise<Permission[]> {
    if (!this.isPermissionRequestValid(permissions))
      throw new PermissionsError(
        'Permissions request is invalid',
        PERMISSIONS_REQUEST_REJECTED,
      )
    try {
      const { data } = await this.communicator.send<
        Methods,
        PermissionRequest[],
        Permission[]
      >(Methods.wallet_requestPermissions, permissions)
      return data
    } catch {
      throw new PermissionsError(
        'Permissions rejected',
        PERMISSIONS_REQUEST_REJECTED,
      )
    }
  }

  isPermissionRequestValid(permissions: PermissionRequest[]): boolean {
    return permissions.every(
      (permission) =>
        typeof permission === 'object' &&
        Object.keys(permission).every((name) =>
          Object.hasOwn(RestrictedMethods, name),
        ),
    )
  }
}
