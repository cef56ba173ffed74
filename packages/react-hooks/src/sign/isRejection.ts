import { errorCodes, errorMessages } from './errorCodes.ts'

/** Whether the person at the wallet said no. */
export const isRejection = (error: unknown): boolean =>
  errorCodes(error).includes(4001) ||
  Object(error).code === 'ACTION_REJECTED' ||
  errorMessages(error).some((message) =>
    /user (?:rejected|denied|cancell?ed)/i.test(message),
  )
