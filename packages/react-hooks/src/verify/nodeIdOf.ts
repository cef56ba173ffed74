import type { RpcPort } from './RpcPort.ts'

const ids = new WeakMap<RpcPort, number>()
let count = 0

/** Number that stands for a node in cache keys. */
export function nodeIdOf(rpc: RpcPort): number {
  const id = ids.get(rpc) ?? ++count
  ids.set(rpc, id)
  return id
}
