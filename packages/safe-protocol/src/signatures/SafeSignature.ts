import type { Address, Hex } from 'viem'

/** One owner's signature, in one of the four kinds a safe accepts. */
export type SafeSignature =
  | {
      /** ECDSA over the hash (`v` 27, 28) or over its EIP-191 form (31, 32). */
      kind: 'eip712' | 'eth_sign'
      signer: Address
      /** 65 bytes, `v` as it stands on the wire. */
      data: Hex
    }
  | {
      /** EIP-1271: the owner is a contract. */
      kind: 'contract'
      signer: Address
      /** Data for the contract to accept. */
      data: Hex
    }
  | {
      /** The owner called `approveHash`, or executes the transaction. */
      kind: 'approved'
      signer: Address
    }
