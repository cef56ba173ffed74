/**
 * One file of ERC-7730 descriptors that an app pins.
 */
export interface DescriptorEntry {
  /** Path in the registry, which `includes` of other files are relative to. */
  readonly path: string
  /** Hash of the file's bytes: 64 hexadecimal digits, lower case. */
  readonly sha256: string
  /** Contracts whose calls it describes, in lower case, with their chains. */
  readonly calls?: Readonly<Record<string, readonly number[]>>
  /** Contracts whose messages it describes, in lower case, with their chains. */
  readonly messages?: Readonly<Record<string, readonly number[]>>
  /** Keccak-256 of each described `encodeType` (EIP-712), by primary type. */
  readonly types?: Readonly<Record<string, readonly string[]>>
}

/**
 * The files that an app pins. Those without contracts are included by others. Of two
 * entries for one path or contract the first counts.
 */
export type DescriptorIndex = readonly DescriptorEntry[]
