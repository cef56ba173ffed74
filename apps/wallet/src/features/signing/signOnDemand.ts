import { signReviewed } from '@strongroom/react-hooks/sign'

/** `signReviewed` in a file of its own: no page needs it before a click. */
export const signOnDemand: typeof signReviewed = (...parameters) =>
  signReviewed(...parameters)
