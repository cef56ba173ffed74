/** Error for queries whose connection is gone. */
export const lostError = (): Error =>
  Object.assign(new Error('The store does not answer.'), { code: 'ECONNRESET' })
