/** One argument of a decoded call. */
export interface CallParameter {
  name: string
  /** Solidity type. */
  type: string
  /** A string, number, `bigint`, boolean or nested lists and structs of them. */
  value: unknown
}

/** A call and the calls inside it; `CallNode` of safe-protocol fits. */
export interface CallTreeNode {
  to: string
  /** The safe that makes the call, when known. */
  self?: string | undefined
  /** In wei. */
  value: bigint
  data: string
  /** 0 is a call, 1 a delegate call. */
  operation: number
  method?:
    | {
        name: string
        signature: string
        parameters: readonly CallParameter[]
        /** The names are those of an ABI that somebody added. */
        fromAbi?: boolean | undefined
      }
    | undefined
  children: readonly CallTreeNode[]
  /** There are bytes that could not be explained. */
  unknown?: boolean | undefined
  /** Decoded, but not the bytes an encoder writes. */
  unusual?: boolean | undefined
  /** The tree continues, but was not decoded further. */
  tooDeep?: boolean | undefined
  /** The bytes contain 0x0, which the contract turns into the safe itself. */
  zeroMeansSelf?: boolean | undefined
  /** The call runs while a new safe is created. */
  initializer?: boolean | undefined
  /** The call around it approves its hash: it is not made now. */
  approved?: boolean | undefined
  /** The known contract at this address. */
  contract?: { name: string; version: string } | undefined
}
