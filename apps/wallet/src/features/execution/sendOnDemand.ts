import { sendReviewed } from '@strongroom/react-hooks/sign'

/** `sendReviewed` in a file of its own: no page needs it before a click. */
export const sendOnDemand: typeof sendReviewed = (...parameters) =>
  sendReviewed(...parameters)
