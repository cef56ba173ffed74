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
      }
    | undefined
  children: readonly CallTreeNode[]
  /** The bytes could not be decoded. */
  unknown?: boolean | undefined
}
