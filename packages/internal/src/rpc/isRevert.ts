/** Whether a call was carried out and reverted, which every node would say. */
export function isRevert(error: { code: number; message: string }): boolean {
  return (
    error.code === 3 ||
    /execution reverted|gas required exceeds allowance/.test(error.message)
  )
}
