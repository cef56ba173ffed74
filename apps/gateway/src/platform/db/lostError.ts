/** What waits on a connection that is gone gets this. */
export const lostError = (): Error =>
  Object.assign(new Error('The store does not answer.'), { code: 'ECONNRESET' })
