import { hashMessage } from '../hashing/hashMessage.ts'
import { hashTypedData } from '../hashing/hashTypedData.ts'
import { checkSignature, type magics } from '../hashing/isHashSigned.ts'
import { readings } from '../hashing/isMessageSigned.ts'
import { isTypedData } from '../protocol/isTypedData.ts'
import type { EnvironmentInfo } from '../protocol/types.ts'
import type { AddressBookItem } from '../protocol/walletTypes.ts'
import type { SafeBalances } from './gatewayTypes.ts'
import { Methods } from './Methods.ts'
import {
  PERMISSIONS_REQUEST_REJECTED,
  PermissionsError,
} from './PermissionsError.ts'
import type {
  ChainInfo,
  Communicator,
  EIP712TypedData,
  GetBalanceParams,
  Permission,
  SafeInfoExtended,
} from './sdkTypes.ts'
import { Wallet } from './Wallet.ts'

/** The safe the app runs for. */
export class Safe {
  private readonly communicator: Communicator

  constructor(communicator: Communicator) {
    this.communicator = communicator
  }

  async getChainInfo(): Promise<ChainInfo> {
    return this.#ask(Methods.getChainInfo, undefined)
  }

  async getInfo(): Promise<SafeInfoExtended> {
    return this.#ask(Methods.getSafeInfo, undefined)
  }

  async experimental_getBalances({
    currency = 'usd',
  }: GetBalanceParams = {}): Promise<SafeBalances> {
    return this.#ask(Methods.getSafeBalances, { currency })
  }

  async getEnvironmentInfo(): Promise<EnvironmentInfo> {
    return this.#ask(Methods.getEnvironmentInfo, undefined)
  }

  async getOffChainSignature(messageHash: string): Promise<string> {
    return this.#ask(Methods.getOffChainSignature, messageHash)
  }

  calculateMessageHash(message: string): string {
    return hashMessage(message)
  }

  calculateTypedMessageHash(typedMessage: EIP712TypedData): string {
    return hashTypedData(typedMessage)
  }

  async isMessageSigned(
    message: string | EIP712TypedData,
    signature = '0x',
  ): Promise<boolean> {
    if (typeof message !== 'string' && !isTypedData(message))
      throw new Error('Invalid message type')
    for (const hash of readings(message))
      if (await this.isMessageHashSigned(hash, signature)) return true
    return false
  }

  async isMessageHashSigned(
    messageHash: string,
    signature = '0x',
  ): Promise<boolean> {
    return (
      (await this.check1271Signature(messageHash, signature)) ||
      (await this.check1271SignatureBytes(messageHash, signature))
    )
  }

  /** `isValidSignature(bytes32,bytes)` of the safe (EIP-1271). */
  async check1271Signature(
    messageHash: string,
    signature = '0x',
  ): Promise<boolean> {
    return this.#check('hash', messageHash, signature)
  }

  /** `isValidSignature(bytes,bytes)` of older safes. */
  async check1271SignatureBytes(
    messageHash: string,
    signature = '0x',
  ): Promise<boolean> {
    return this.#check('bytes', messageHash, signature)
  }

  async requestAddressBook(): Promise<AddressBookItem[]> {
    const name = Methods.requestAddressBook
    const wallet = new Wallet(this.communicator)
    if (!isHeld(await wallet.getPermissions())) {
      const granted = await wallet.requestPermissions([{ [name]: {} }])
      if (!isHeld(granted)) throw refused()
    }
    return this.#ask(name, undefined)
  }

  async #ask<data>(method: Methods, params: unknown): Promise<data> {
    return (
      await this.communicator.send<Methods, unknown, data>(method, params)
    ).data
  }

  #check(check: keyof typeof magics, hash: string, signature: string) {
    const reader = {
      getSafeInfo: () => this.getInfo(),
      rpcCall: (parameters: unknown) =>
        this.#ask<unknown>(Methods.rpcCall, parameters),
    }
    return checkSignature(reader, check, hash, signature)
  }
}

function isHeld(permissions: readonly Permission[]): boolean {
  const found = permissions.find(
    (entry) => entry.parentCapability === Methods.requestAddressBook,
  )
  // A refusal is kept like a permission, with a limit.
  if (found?.caveats?.some(({ type }) => type === 'userRestricted'))
    throw refused()
  return found !== undefined
}

function refused() {
  return new PermissionsError(
    'Permissions rejected',
    PERMISSIONS_REQUEST_REJECTED,
  )
}
