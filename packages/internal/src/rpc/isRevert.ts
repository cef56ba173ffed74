/**
 * Whether a call was executed and reverted, which is the same on every node.
 */
export function isRevert(error: { code: number; message: string }): boolean {
  return (
    error.code === 3 ||
    /execution reverted|gas required exceeds allowance/.test(error.message)
  )
}
