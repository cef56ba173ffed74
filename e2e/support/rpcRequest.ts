/** An error as a node answers it, in the shape of EIP-1193. */
export class RpcRequestError extends Error {
  override readonly name = 'RpcRequestError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** One JSON-RPC request to a node. */
export async function rpcRequest(
  url: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const body = (await response.json()) as {
    result?: unknown
    error?: { code: number; message: string; data?: unknown }
  }
  if (body.error !== undefined) {
    const { code, message, data } = body.error
    throw new RpcRequestError(code, message, data)
  }
  return body.result
}
